import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faqs } from '../../src/words/en/pages/faqs.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

interface Item {
  question: Locator;
  answer: Locator;
}

function itemsOf(page: Page): Item[] {
  return faqs.map(({ question, answer }) => ({
    question: page.getByRole('heading', { name: question }),
    answer: page.getByText(answer.slice(0, 60)),
  }));
}

async function open({ question, answer }: Item): Promise<void> {
  await question.click();
  await answer.waitFor();
}

/** Resolves with the top of an element once it has not moved for twelve frames. */
function restingTop(element: Element): Promise<number> {
  return new Promise((resolve) => {
    const watch = (top: number, still: number): void => {
      const now = element.getBoundingClientRect().top;
      if (still === 12) resolve(now);
      else requestAnimationFrame(() => watch(now, now === top ? still + 1 : 0));
    };
    watch(Number.NaN, 0);
  });
}

it.each([0, 500])(
  'a tapped question does not move when its first frame is %d ms late',
  async (late) => {
    const { page } = await openPage('/', phone);
    const items = itemsOf(page);
    const [first, second, third] = items;
    if (!first || !second || !third) throw new Error('no questions');
    const code = page.waitForResponse(/hold-questions/);
    await open(first);
    await (await code).finished();
    await page.evaluate((ms) => {
      window.addEventListener('click', () => {
        const end = performance.now() + ms;
        while (performance.now() < end);
      });
    }, late);
    for (const item of [second, third]) {
      // any key stops holding the question before, which would undo the scrolling
      await page.keyboard.press('Shift');
      await item.question.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const before = await item.question.evaluate(restingTop);
      await open(item);
      const after = await item.question.evaluate(restingTop);
      expect(Math.abs(after - before)).toBeLessThan(2);
    }
  },
);

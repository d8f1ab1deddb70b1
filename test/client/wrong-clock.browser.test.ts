import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, openPage } from '../support/browser/open-page.ts';

const wrongTimes = ['1970-01-02T00:00:00Z', '2099-12-31T23:59:59Z'] as const;

const setClock = (time: string) => (context: BrowserContext) =>
  context.clock.setFixedTime(new Date(time));

/** The words of a page, open or folded: what is laid out by now must not matter. */
const wordsOf = (page: Page) => page.getByRole('main').textContent();

// opening hours; dates and reading times
it.each(['/', '/blog/1'])('%s shows the words without script with a wrong clock', async (path) => {
  const right = await openPage(path, { ...desktop, javaScriptEnabled: false });
  const words = await wordsOf(right.page);
  for (const time of wrongTimes) {
    const wrong = await openPage(path, { ...desktop, prepare: setClock(time) });
    expect(await wordsOf(wrong.page)).toBe(words);
    expect(wrong.problems).toEqual(right.problems);
  }
});

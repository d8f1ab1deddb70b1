import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules on colours: only these can differ in the other colour scheme. */
const colourRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => standards.includes(tag)))
  .map(({ ruleId }) => ruleId);

/** The axe violations of the current page, each with its element; `rules` limits the check. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // wait for transitions of colours
  await page.waitForFunction(() => document.getAnimations().length === 0, undefined, {
    polling: 'raf',
  });
  // the sticky header and chat strip cover content only until the page is scrolled
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.site-header, .chat-float')) {
      bar.style.position = 'static';
    }
  });
  // evaluated by the debugger, so the Content-Security-Policy allows it
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (runOnly) =>
      (Reflect.get(window, 'axe') as { run(options: object): Promise<AxeResults> }).run({
        runOnly,
        resultTypes: ['violations'],
        // frames of other hosts are not checked
        iframes: false,
      }),
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
  );
  // a page that could not be checked has no violations either
  expect(passes.length).toBeGreaterThan(rules ? 0 : 20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${target.join(' ')}) ${failureSummary}`),
  );
}

/**
 * Expects no violations in light and in dark. In dark only colours are checked, because the elements
 * are the same in both schemes.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? colourRules : undefined;
    expect(await findViolations(page, rules), colorScheme).toEqual([]);
  }
}

import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours: the same page in the other scheme can break no others. */
const colourRules = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => standards.includes(tag)))
  .map(({ ruleId }) => ruleId);

/** What axe finds wrong with the page as it stands now, each with its place; `rules`: these alone. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // nothing is caught half way through a change of colour
  await page.waitForFunction(() => document.getAnimations().length === 0, undefined, {
    polling: 'raf',
  });
  // the strip covers what is under it only until the page is scrolled: axe must judge the control
  await page.evaluate(() => {
    const strip = document.querySelector<HTMLElement>('.chat-float');
    if (strip) strip.style.position = 'static';
  });
  // evaluated by the debugger, so the page's Content-Security-Policy stays as it is
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (runOnly) =>
      (Reflect.get(window, 'axe') as { run(options: object): Promise<AxeResults> }).run({
        runOnly,
        resultTypes: ['violations'],
        // frames of other hosts are not ours to judge
        iframes: false,
      }),
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
  );
  // a page that could not be judged has no violations either
  expect(passes.length).toBeGreaterThan(rules ? 0 : 20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${target.join(' ')}) ${failureSummary}`),
  );
}

/**
 * Judges the page in light, then its colours in dark as well: no element comes or goes with the
 * scheme, so all other rules would look at the same tree again.
 */
export async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? colourRules : undefined;
    expect(await findViolations(page, rules), colorScheme).toEqual([]);
  }
}

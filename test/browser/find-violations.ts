import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands now, each with its place. */
export async function findViolations(page: Page): Promise<string[]> {
  // evaluated by the debugger, so the page's Content-Security-Policy stays as it is
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (values) =>
      (Reflect.get(window, 'axe') as { run(options: object): Promise<AxeResults> }).run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // frames of other hosts are not ours to judge
        iframes: false,
      }),
    standards,
  );
  // a page that could not be judged has no violations either
  expect(passes.length).toBeGreaterThan(20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${target.join(' ')}) ${failureSummary}`),
  );
}

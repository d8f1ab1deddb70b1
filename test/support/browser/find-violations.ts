import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rules = axe
  .getRules(standards)
  .filter(({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'))
  .map(({ ruleId }) => ruleId);
const ofColours = axe.getRules(['cat.color']).map(({ ruleId }) => ruleId);

/** Which rules axe checks; in dark those on colours, because the elements are the same. */
const checks = {
  light: rules,
  dark: rules.filter((rule) => ofColours.includes(rule)),
  'without colours': rules.filter((rule) => !ofColours.includes(rule)),
} as const;
export type Check = keyof typeof checks;

/** The axe violations of the current page, each with its element. */
export async function findViolations(page: Page, check: Check = 'light'): Promise<string[]> {
  const colorScheme = check === 'dark' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
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
    (values) =>
      (Reflect.get(window, 'axe') as { run(options: object): Promise<AxeResults> }).run({
        runOnly: { type: 'rule', values },
        resultTypes: ['violations'],
        // frames of other hosts are not checked
        iframes: false,
      }),
    checks[check],
  );
  // a page that could not be checked has no violations either
  expect(passes.length).toBeGreaterThan(check === 'dark' ? 0 : 20);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${check}: ${id} (${target.join(' ')}) ${failureSummary}`,
    ),
  );
}

/** Expects no violations in light and in dark. */
export async function expectNoBarrier(page: Page): Promise<void> {
  for (const check of ['light', 'dark'] as const)
    expect(await findViolations(page, check)).toEqual([]);
}

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mapsOrigin } from '../../src/content/map.ts';
import { portraitHost } from '../../src/content/testimonials.ts';
import { knownPlaces } from '../../src/routes.ts';
import { awaitWidgets, openPage, screens } from './open-page.ts';

/** Whom else a page may ask for something (spec sections 2 and 7). */
const thirdParties: Readonly<Record<string, string>> = {
  '/testimonials': `${portraitHost}/`,
  '/contact': `${mapsOrigin}/`,
};

/** Passes the whole page once, so that all that waits to be near is loaded. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

describe.each(screens)('on $screen', ({ options }) => {
  it.each([...knownPlaces.keys()])(
    '%s says nothing in the console, breaks no policy and asks nobody else',
    async (path) => {
      const { page, problems, requested } = await openPage(path, options);
      await scrollToTheEnd(page);
      await awaitWidgets(page);
      // for what the last of the pictures may still say
      await page.waitForTimeout(150);
      const allowed = thirdParties[path] ?? 'nobody';
      // that host is kept away from the tests: what the browser says of it is no fault of the page
      const unanswered = (problem: string) =>
        problem.startsWith('error: Failed to load resource: net::') &&
        problem.includes(` ${allowed}`);
      expect(problems.filter((problem) => !unanswered(problem))).toEqual([]);
      const outside = requested.filter((address) => !address.startsWith('/'));
      expect(outside.filter((address) => !address.startsWith(allowed))).toEqual([]);
      expect(await page.getByRole('main').isVisible()).toBe(true);
    },
  );
});

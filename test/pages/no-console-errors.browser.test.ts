import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { mapsOrigin } from '../../src/facts/hospital/contact/map.ts';
import { portraitHost } from '../../src/facts/people/patient-records.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import type { RouteName } from '../../src/site/routes.ts';
import { scrollThrough } from '../support/browser/frames.ts';
import {
  awaitWidgets,
  openBlank,
  origin,
  screens,
  type Visit,
} from '../support/browser/open-page.ts';

/** Other hosts that a page may load from. */
const thirdParties: Readonly<Partial<Record<RouteName, string>>> = {
  testimonials: `${portraitHost}/`,
  contact: `${mapsOrigin}/`,
};

/** Brings each widget into view and waits until it is active. */
async function activateWidgets(page: Page): Promise<void> {
  for (const widget of await page.locator('[data-island], [data-carousel]').all())
    await widget.scrollIntoViewIfNeeded();
  await awaitWidgets(page);
}

/** Translations run the scripts of the English page, so one screen is enough for them. */
const placesOn = (screen: string) =>
  [...knownPlaces].filter(
    ([, { language }]) => language === defaultLanguage || screen === 'a phone',
  );

describe.each(screens)('on $screen', ({ screen, options }) => {
  let visit: Visit;

  beforeAll(async () => {
    // the first page installs the service worker for the others
    visit = await openBlank({ ...options, serviceWorkers: 'allow' });
  });

  it.each(placesOn(screen))(
    '%s logs nothing, violates no policy and loads from no other host',
    async (path, { name }) => {
      const { page, problems, requested } = visit;
      problems.length = 0;
      requested.length = 0;
      await page.goto(origin + path);
      await scrollThrough(page, 0.8);
      await activateWidgets(page);
      // for errors of the last pictures
      await page.waitForLoadState('networkidle');
      const allowed = thirdParties[name] ?? 'no host';
      // that host is blocked in tests, which the browser logs
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

import { beforeAll, describe, expect, it } from 'vitest';
import { mapsOrigin } from '../../src/facts/hospital/contact/map.ts';
import { portraitHost } from '../../src/facts/people/patient-records.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { defaultLanguage, languageOfPath } from '../../src/site/languages.ts';
import type { RouteName } from '../../src/site/routes.ts';
import { type Check, findViolations } from '../support/browser/find-violations.ts';
import { awaitWidgets, scrollThrough } from '../support/browser/layout/frames.ts';
import { faultsIn, narrow } from '../support/browser/looks.ts';
import { desktop, openBlank, origin, phone, type Visit } from '../support/browser/open-page.ts';
import { layouts } from '../support/layouts.ts';

/** Other hosts that a page may load from. */
const thirdParties: Readonly<Partial<Record<RouteName, string>>> = {
  testimonials: `${portraitHost}/`,
  contact: `${mapsOrigin}/`,
};

const onDesktop = [...layouts, '/blog/99', '/medical-blog?q=nothing-like-it'];
const onPhone = [...new Set([...onDesktop, ...knownPlaces.keys()])];

/** A translation has the elements and colours of its page: colours are checked on each layout. */
function checksOf(path: string): Check[] {
  if (onDesktop.includes(path)) return ['light', 'dark'];
  return [languageOfPath(path) === defaultLanguage ? 'light' : 'without colours'];
}

/** Scrolls a page to its end with every widget active; returns what the browser or axe objects to. */
async function faultsOf({ page, problems, requested }: Visit, path: string): Promise<string[]> {
  problems.length = 0;
  requested.length = 0;
  // axe has changed them on the page before
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  const status = (await page.goto(origin + path))?.status();
  await scrollThrough(page, 0.8);
  for (const widget of await page.locator('[data-island], [data-carousel]').all())
    await widget.scrollIntoViewIfNeeded();
  await awaitWidgets(page);
  const barriers: string[] = [];
  for (const check of checksOf(path)) barriers.push(...(await findViolations(page, check)));
  // for errors of the last pictures
  await page.waitForLoadState('networkidle');
  const name = knownPlaces.get(path)?.name;
  const allowed = (name && thirdParties[name]) ?? 'no host';
  const outside = requested.filter(
    (address) => !address.startsWith('/') && !address.startsWith(allowed),
  );
  // that host is blocked in tests, which the browser logs; a page that is not found logs its address
  const loud = problems.filter(
    (problem) =>
      !(problem.startsWith('error: Failed to load resource: net::') && problem.includes(allowed)),
  );
  expect(await page.getByRole('main').isVisible()).toBe(true);
  return [...(status === 404 ? [] : loud), ...outside, ...barriers];
}

describe('on a phone', () => {
  let visit: Visit;
  beforeAll(async () => {
    // the first page installs the service worker for the others; without motion nothing is faint
    visit = await openBlank({ ...phone, reducedMotion: 'reduce', serviceWorkers: 'allow' });
  });

  it.each(onPhone)(
    '%s has no error, other host, barrier, overlap or cut text on a phone',
    async (path) => {
      const faults = await faultsOf(visit, path);
      // test/design/every-size has more sizes for each layout
      if (!onDesktop.includes(path)) faults.push(...(await faultsIn(visit.page, narrow)));
      await visit.page.setViewportSize(phone.viewport);
      expect(faults).toEqual([]);
    },
  );
});

describe('on a desktop', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await openBlank(desktop);
  });

  it.each(onDesktop)('%s has no error, other host or barrier on a desktop', async (path) => {
    expect(await faultsOf(visit, path)).toEqual([]);
  });
});

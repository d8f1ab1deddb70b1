import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import { type RouteName, serviceRouteNames } from '../../src/site/routes.ts';
import { openBlank, origin, phone } from '../support/browser/open-page.ts';

/** The most phone screens from the top of a page to its end. */
const mostScreens: Partial<Record<RouteName, number>> = {
  ...Object.fromEntries(serviceRouteNames.map((name) => [name, 8])),
  home: 7.5,
  maternityPackages: 8,
  insurance: 8.5,
  emergency: 9,
  maternity: 12,
};

const rows = Object.entries(mostScreens).flatMap(([name, limit]) =>
  translations({ name: name as RouteName, language: 'en' }).map((place) => ({
    path: placePath(place),
    limit,
  })),
);

/** Lets late fonts replace the fallback; `optional` would drop them. */
const allowLateFonts = (context: BrowserContext) =>
  context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const style = await response.text();
    await route.fulfill({ response, body: style.replaceAll('display:optional', 'display:swap') });
  });

let page: Page;
beforeAll(async () => {
  ({ page } = await openBlank({ ...phone, prepare: allowLateFonts }));
});

it.each(rows)('$path ends within $limit screens of a phone', async ({ path, limit }) => {
  await page.goto(origin + path);
  const height = await page.evaluate(async () => {
    const fonts = [...(await document.fonts.ready)];
    if (fonts.every(({ status, display }) => status !== 'loaded' || display === 'optional')) {
      throw new Error('a late font would change the height');
    }
    // notices and the clinics of today change from day to day
    document.querySelector('#notices')?.remove();
    document.querySelector('main a[href$="/today"]')?.parentElement?.replaceChildren('Today');
    return document.documentElement.scrollHeight;
  });
  expect(height / phone.viewport.height).toBeLessThanOrEqual(limit);
});

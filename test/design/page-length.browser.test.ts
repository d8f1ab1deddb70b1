import { expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { departmentRouteNames, type RouteName } from '../../src/site/routes.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { openBlank, origin, phone } from '../support/browser/open-page.ts';

/** Maximum length of a page in screens of a phone (390 by 844), with a tenth of room. */
const screens: Partial<Record<RouteName, number>> = {
  ...Object.fromEntries(departmentRouteNames.map((name) => [name, 8])),
  ...{ home: 7.5, maternityPackages: 8, emergency: 9, maternity: 12, emergencyCard: 6 },
};
const room = 1.1;

it('no page is longer than its number of phone screens', async () => {
  const { page } = await openBlank({ ...phone, reducedMotion: 'reduce' });
  await blockPictures(page);
  const long: string[] = [];
  for (const [path, { name, language }] of knownPlaces) {
    const most = screens[name];
    if (most === undefined || language !== 'en') continue;
    await page.goto(origin + path, { waitUntil: 'load' });
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
    const length = pixels / phone.viewport.height;
    if (length > most * room) long.push(`${path}: ${length.toFixed(1)} screens of ${most}`);
  }
  expect(long).toEqual([]);
});

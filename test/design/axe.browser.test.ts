import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { expectNoBarrier, findViolations } from '../support/browser/find-violations.ts';
import { openBlank, openPage, origin, phone, screens } from '../support/browser/open-page.ts';
import { layouts } from '../support/layouts.ts';

let page: Page;

const open = async (options: object) => {
  // without motion no reveal or colour change is in progress
  ({ page } = await openBlank({ ...options, reducedMotion: 'reduce' }));
  await blockPictures(page);
};

describe.each(screens)('on $screen, light and dark', ({ options }) => {
  beforeAll(() => open(options));

  it.each([...layouts, '/blog/99', '/medical-blog?q=nothing-like-it'])(
    'axe finds no fault on %s',
    async (path) => {
      await page.goto(origin + path);
      await expectNoBarrier(page);
    },
  );
});

describe('on a phone', () => {
  beforeAll(() => open(phone));

  it('axe finds no fault on any other page', { timeout: 900_000 }, async () => {
    const faults: string[] = [];
    for (const path of knownPlaces.keys()) {
      if (layouts.includes(path)) continue;
      await page.goto(origin + path);
      faults.push(...(await findViolations(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

it('axe finds no fault with the menu or a question open on a phone', async () => {
  const { page: home } = await openPage('/', { ...phone, reducedMotion: 'reduce' });
  await home.locator('#faq summary').first().click();
  await expectNoBarrier(home);
  await home.getByRole('button', { name: 'Toggle menu' }).click();
  await home.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'visible' });
  await expectNoBarrier(home);
});

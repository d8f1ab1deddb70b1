import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { defaultLanguage } from '../../src/site/languages.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { expectNoBarrier } from '../support/browser/find-violations.ts';
import { openBlank, openPage, origin, phone, screens } from '../support/browser/open-page.ts';
import { postEmptyForm } from './post-empty-form.ts';

/** Translations have the elements of the English page, so one screen is enough for them. */
const pathsOn = (screen: string) =>
  [...knownPlaces].flatMap(([path, { language }]) =>
    language === defaultLanguage || screen === 'a phone' ? [path] : [],
  );

describe.each(screens)('on $screen, light and dark', ({ screen, options }) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    // without motion no reveal or colour change is in progress
    ({ context, page } = await openBlank({ ...options, reducedMotion: 'reduce' }));
    await blockPictures(page);
  });

  it.each([...pathsOn(screen), '/no-such-page', '/blog/99', '/medical-blog?q=nothing-like-it'])(
    'axe finds no fault on %s',
    async (path) => {
      await page.goto(origin + path);
      await expectNoBarrier(page);
    },
  );

  it.each(['/', '/contact', '/appointments'])(
    'axe finds no fault on %s with form errors',
    async (path) => {
      const { status, headers, html } = await postEmptyForm(context.request, origin + path);
      expect(status).toBe(422);
      await page.route(origin + path, (route) => route.fulfill({ status, headers, body: html }));
      await page.goto(origin + path);
      await page.getByRole('alert').waitFor();
      await expectNoBarrier(page);
      await page.unroute(origin + path);
    },
  );
});

it('axe finds no fault with the menu or a question open on a phone', async () => {
  const { page } = await openPage('/', { ...phone, reducedMotion: 'reduce' });
  await page.locator('#faq summary').first().click();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'visible' });
  await expectNoBarrier(page);
});

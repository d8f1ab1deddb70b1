import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { faultsIn, looks, put } from '../support/browser/looks.ts';
import { openBlank, origin } from '../support/browser/open-page.ts';
import { layouts } from '../support/layouts.ts';
import { postEmptyForm } from './post-empty-form.ts';

let page: Page;

beforeAll(async () => {
  ({ page } = await openBlank({ reducedMotion: 'reduce' }));
  await blockPictures(page);
});

it.each([...layouts, '/blog/99', '/medical-blog?q=nothing-like-it'])(
  '%s has no overlap, cut or break from 320 px on, with large text and wide spacing',
  async (path) => {
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
    expect(await faultsIn(page, looks)).toEqual([]);
  },
);

it('a form with errors has no overlap, cut or break at any size', async () => {
  const path = '/appointments';
  const { status, headers, html } = await postEmptyForm(page.request, origin + path);
  expect(status).toBe(422);
  await page.route(origin + path, (route) => route.fulfill({ status, headers, body: html }));
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('alert').waitFor();
  expect(await faultsIn(page, looks)).toEqual([]);
  await page.unroute(origin + path);
});

it('the open menu fits 320 px with a font of 32 px', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(origin);
  await put(page, { letters: 32 });
  await page.getByRole('button', { name: 'Toggle menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await menu.waitFor();
  const [header, box] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
  if (!header || !box) throw new Error('no menu under the header');
  expect(Math.abs(box.y - (header.y + header.height))).toBeLessThanOrEqual(1);
  expect(box.y + box.height).toBeLessThanOrEqual(640);
  expect([box.x, box.width]).toEqual([0, 320]);
  expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
});

import { expect, it } from 'vitest';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { sidewaysScroll } from '../support/browser/layout/sideways-scroll.ts';
import { openBlank, openPage, origin, phone } from '../support/browser/open-page.ts';
import { layouts } from '../support/layouts.ts';

it('every layout shows its heading and main text without JavaScript, no wider than a phone', async () => {
  const { page } = await openBlank({ ...phone, javaScriptEnabled: false });
  await blockPictures(page);
  const faults: string[] = [];
  for (const path of layouts) {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { length } = await page.getByRole('main').innerText();
    if (length <= 300) faults.push(`${path}: only ${length} letters`);
    if ((await sidewaysScroll(page)) !== 0) faults.push(`${path}: scrolls sideways`);
  }
  expect(faults).toEqual([]);
});

const withoutScript = { ...phone, javaScriptEnabled: false };

it('the menu without script opens by its button, links to a page and closes on Escape', async () => {
  const { page } = await openPage('/', withoutScript);
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  const booking = page.locator('#menu').getByRole('link', { name: 'Book Appointment' });
  expect(await booking.isVisible()).toBe(false);
  await toggle.click();
  await booking.waitFor({ state: 'visible' });
  await page.keyboard.press('Escape');
  await booking.waitFor({ state: 'hidden' });
  await toggle.click();
  await booking.click();
  await page.waitForURL(`${origin}/appointments`);
  expect(await booking.isVisible()).toBe(false);
});

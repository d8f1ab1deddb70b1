import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/locales/places.ts';
import { faqs } from '../../src/words/en/pages/faqs.ts';
import { blockPictures } from '../support/browser/block-pictures.ts';
import { openBlank, openPage, origin, phone, screens } from '../support/browser/open-page.ts';
import { sidewaysScroll } from '../support/browser/sideways-scroll.ts';

const paths = [...knownPlaces.keys()];

describe.each(screens)('without JavaScript, on $screen', ({ options }) => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openBlank({ ...options, javaScriptEnabled: false }));
    await blockPictures(page);
  });

  it.each(paths)('%s shows its heading and main text', async (path) => {
    await page.goto(origin + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const main = page.getByRole('main');
    expect((await main.innerText()).length).toBeGreaterThan(300);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe('the widgets without JavaScript', () => {
  const withoutScript = { ...phone, javaScriptEnabled: false };

  it('the menu opens by its button, leads to a page, and closes on Escape', async () => {
    const { page } = await openPage('/', withoutScript);
    const toggle = page.getByRole('button', { name: 'Toggle menu' });
    const booking = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', {
      name: 'Book Appointment',
    });
    expect(await booking.isVisible()).toBe(false);
    await toggle.click();
    await booking.waitFor({ state: 'visible' });
    const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
    expect(await links.count()).toBeGreaterThanOrEqual(8);
    for (const link of (await links.all()).slice(0, 8)) expect(await link.isVisible()).toBe(true);

    await page.keyboard.press('Escape');
    await booking.waitFor({ state: 'hidden' });

    await toggle.click();
    await booking.click();
    await page.waitForURL(`${origin}/appointments`);
    expect(await booking.isVisible()).toBe(false);
  });

  it('at most one question is open, and a click on the open one closes it', async () => {
    const { page } = await openPage('/', withoutScript);
    const [first, second] = faqs;
    const question = (text = '') => page.getByText(text, { exact: true });
    const answer = (text = '') => page.getByText(text, { exact: true });
    expect(await answer(first?.answer).isVisible()).toBe(false);

    await question(first?.question).click();
    await answer(first?.answer).waitFor({ state: 'visible' });

    await question(second?.question).click();
    await answer(second?.answer).waitFor({ state: 'visible' });
    await answer(first?.answer).waitFor({ state: 'hidden' });

    await question(second?.question).click();
    await answer(second?.answer).waitFor({ state: 'hidden' });
  });
});

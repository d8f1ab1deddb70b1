import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import { focusedName } from '../../support/browser/focused-name.ts';
import { desktop, openPage, origin, phone } from '../../support/browser/open-page.ts';

const article = '/blog/6';

function boxOf(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the whole site' });
}

/** The addresses of the results, best first. */
function addressesFound(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('main').locator('ol a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

it('a phone without script finds an article from the menu of any page', async () => {
  const { page } = await openPage('/doctors', { ...phone, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Toggle menu' }).tap();
  await boxOf(page).fill('malaria');
  await boxOf(page).press('Enter');
  await page.waitForURL(`${origin}/search?q=malaria`);
  expect(await boxOf(page).inputValue()).toBe('malaria');
  // malaria is a reason to come, so first aid is above the results
  expect((await addressesFound(page)).slice(0, 6).join()).toContain(article);
});

it('a result opens its section', async () => {
  const { page } = await openPage('/search?q=visiting+hours', phone);
  const withFragment = page.locator('main ol a[href*="#"]').first();
  const address = await withFragment.getAttribute('href');
  await withFragment.tap();
  await page.waitForURL(origin + address);
  const section = page.locator(`[id="${address?.split('#')[1]}"]`);
  const seen = () => section.evaluate((part) => part.getBoundingClientRect().top < innerHeight);
  await eventually(seen).toBe(true);
});

it('Tab moves from the search box to the emergency number, then first aid', async () => {
  const { page, problems } = await openPage('/search?q=not+breathing', desktop);
  await boxOf(page).focus();
  const reached: string[] = [];
  for (let taps = 0; taps < 4; taps += 1) {
    await page.keyboard.press('Tab');
    reached.push(await focusedName(page));
  }
  const urgent = page.getByRole('region', { name: 'Is this happening now? Call first' });
  const firstAid = await urgent.getByRole('listitem').allInnerTexts();
  expect(reached[0]).toBe('Search');
  expect(reached[1]).toContain('Emergency, open 24 hours');
  expect(firstAid.length).toBeGreaterThan(0);
  expect(reached[2]).toBe(firstAid[0]);
  expect(problems).toEqual([]);
});

it('the emergency number and first aid are on the first screen of a phone', async () => {
  const { page } = await openPage('/search?q=not+breathing', phone);
  const urgent = page.getByRole('region', { name: 'Is this happening now? Call first' });
  for (const link of [urgent.getByRole('link').nth(0), urgent.getByRole('link').nth(1)]) {
    const box = await link.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

it('the filter of the guides links to a search of the whole site', async () => {
  const { page } = await openPage('/medical-blog', phone);
  await page.getByRole('main').getByRole('searchbox').fill('toothache');
  const link = page.getByRole('status').getByRole('link', { name: 'Search the whole site' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/search?q=toothache');
  await link.tap();
  await page.waitForURL(`${origin}/search?q=toothache`);
});

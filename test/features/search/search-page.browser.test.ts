import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import { focusedName } from '../../support/browser/focused-name.ts';
import { desktop, openPage, origin, phone, screens } from '../../support/browser/open-page.ts';

const article = '/blog/6';

function boxOf(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the whole site' });
}

/** The results as their addresses, best first. */
function addressesFound(page: Page): Promise<(string | null)[]> {
  const links = page.getByRole('main').locator('ol a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

describe.each([
  { scripts: 'with script', javaScriptEnabled: true },
  { scripts: 'without script', javaScriptEnabled: false },
])('$scripts', ({ javaScriptEnabled }) => {
  it('a phone finds an article from the menu of any page', async () => {
    const { page } = await openPage('/doctors', { ...phone, javaScriptEnabled });
    await page.getByRole('button', { name: 'Toggle menu' }).tap();
    await boxOf(page).fill('malaria');
    await boxOf(page).press('Enter');
    await page.waitForURL(`${origin}/search?q=malaria`);
    expect(await boxOf(page).inputValue()).toBe('malaria');
    expect((await addressesFound(page)).slice(0, 3).join()).toContain(article);
  });

  it.each(screens)('the icon in the header leads to the box, on $screen', async ({ options }) => {
    const { page } = await openPage('/doctors', { ...options, javaScriptEnabled });
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL(`${origin}/search`);
    await boxOf(page).fill('malaria');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(`${origin}/search?q=malaria`);
    expect((await addressesFound(page)).length).toBeGreaterThan(1);
  });
});

it('a result leads to its section', async () => {
  const { page } = await openPage('/search?q=visiting+hours', phone);
  const withFragment = page.locator('main ol a[href*="#"]').first();
  const address = await withFragment.getAttribute('href');
  await withFragment.tap();
  await page.waitForURL(origin + address);
  const section = page.locator(`[id="${address?.split('#')[1]}"]`);
  const seen = () => section.evaluate((part) => part.getBoundingClientRect().top < innerHeight);
  await eventually(seen).toBe(true);
});

it('the keyboard meets the box, the emergency number, first aid, then the results', async () => {
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

it('the answer to an emergency is on the first screen of a phone', async () => {
  const { page } = await openPage('/search?q=not+breathing', phone);
  const urgent = page.getByRole('region', { name: 'Is this happening now? Call first' });
  for (const link of [urgent.getByRole('link').nth(0), urgent.getByRole('link').nth(1)]) {
    const box = await link.boundingBox();
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

it.each(['malaria', 'not breathing', 'qqzzvvxx', `${'w'.repeat(180)} x`])(
  '%s fits a window of 320 px without scrolling sideways',
  async (query) => {
    const { page } = await openPage(`/search?${new URLSearchParams({ q: query })}`, {
      viewport: { width: 320, height: 640 },
    });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBe(0);
    expect(await boxOf(page).inputValue()).toBe(query);
  },
);

it('what matches is marked, also where the visitor has colours of their own', async () => {
  const { page } = await openPage('/search?q=malaria', { ...phone, forcedColors: 'active' });
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  const [marked, around] = [await groundOf('main mark'), await groundOf('html')];
  expect(marked).toMatch(/^rgb\(/);
  expect(marked).not.toBe(around);
});

it('the search asks for no script and no picture of its own', async () => {
  const [plain, found] = [
    await openPage('/privacy', phone),
    await openPage('/search?q=hiv', phone),
  ];
  const scripts = (requested: readonly string[]) =>
    requested.filter((address) => address.endsWith('.js')).sort();
  expect(scripts(found.requested)).toEqual(scripts(plain.requested));
  expect(found.requested.filter((address) => /\.(avif|webp|jpe?g|png)$/.test(address))).toEqual([]);
});

it('the guides lead on to the whole site as one types', async () => {
  const { page } = await openPage('/medical-blog', phone);
  await page.getByRole('main').getByRole('searchbox').fill('toothache');
  const link = page.getByRole('status').getByRole('link', { name: 'Search the whole site' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/search?q=toothache');
  await link.tap();
  await page.waitForURL(`${origin}/search?q=toothache`);
});

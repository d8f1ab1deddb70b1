import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { medicalArticles } from '../articles.ts';
import { openPage, origin, phone } from './open-page.ts';

let page: Page;

async function open(path: string): Promise<void> {
  ({ page } = await openPage(path, { ...phone, javaScriptEnabled: false }));
}

/** A category of the filter by its name, also found in the footer as a service. */
function category(name: string) {
  const main = page.getByRole('main');
  const exact = { name, exact: true };
  return main.getByRole('button', exact).or(main.getByRole('link', exact)).first();
}

/** Titles of the guides that the list shows, in its order. */
async function titlesShown(): Promise<string[]> {
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  return headings.allInnerTexts();
}

describe('the medical blog without JavaScript', () => {
  it('finds guides by a word and keeps the word in the box', async () => {
    await open('/medical-blog');
    expect(await titlesShown()).toEqual(medicalArticles.map(({ title }) => title));
    const box = page.getByPlaceholder('Search health topics...');
    await box.fill('  IRON ');
    await box.press('Enter');
    await page.waitForURL(/[?&]q=/);
    expect((await page.getByPlaceholder('Search health topics...').inputValue()).trim()).toBe(
      'IRON',
    );
    expect(await titlesShown()).toEqual([medicalArticles[0]?.title]);
  });

  it('finds guides by category, and search and category hold together', async () => {
    await open('/medical-blog?q=vaccin');
    await category('Pediatrics').click();
    await page.waitForURL(/category=Pediatrics/);
    expect(page.url()).toContain('q=vaccin');
    expect(await page.getByPlaceholder('Search health topics...').inputValue()).toBe('vaccin');
    expect(await titlesShown()).toEqual([
      medicalArticles.find(({ category }) => category === 'pediatrics')?.title,
    ]);

    // a new search stays in the category
    await page.getByPlaceholder('Search health topics...').fill('iron');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=iron/);
    expect(page.url()).toContain('category=Pediatrics');
    await page.getByText('No articles found matching your search.').waitFor();
    expect(await titlesShown()).toEqual([]);

    await category('All').click();
    await page.waitForURL((url) => !url.search.includes('Pediatrics'));
    expect(await titlesShown()).toEqual([medicalArticles[0]?.title]);
  });

  it('leads from a card to the whole guide and back', async () => {
    await open('/medical-blog');
    const [guide] = medicalArticles;
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Read More' })
      .filter({ hasText: guide?.title ?? '' })
      .click();
    await page.waitForURL(`${origin}/medical-blog/${guide?.id}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: guide?.title ?? '' }).waitFor();
    expect(await main.innerText()).toContain('caffeine limit 200 mg daily');
    await main.getByRole('link', { name: 'Book Appointment' }).waitFor();
    await main.getByRole('link', { name: 'Contact Us' }).waitFor();
  });
});

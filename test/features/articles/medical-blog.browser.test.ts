import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { filterMedicalArticles } from '../../../src/features/articles/island/filter-medical-articles.ts';
import {
  categoryLabels,
  everyCategory,
} from '../../../src/words/en/articles/article-categories.ts';
import { medicalArticles } from '../../support/articles.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { loseLateCode } from '../../support/browser/late-code.ts';
import { openAwake, openPage, origin, phone, screens } from '../../support/browser/open-page.ts';

const path = '/medical-blog';
const everyTitle = medicalArticles.map(({ title }) => title);

function titlesFor(query: string, category = 'All'): string[] {
  const cards = medicalArticles.map((article) => ({
    ...article,
    category: categoryLabels[article.category],
  }));
  return filterMedicalArticles(cards, { query, category }, everyCategory).map(({ title }) => title);
}

function searchBox(page: Page) {
  return page.getByRole('searchbox');
}

function category(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function titlesShown(page: Page): Promise<string[]> {
  const shown = page.getByRole('main').getByRole('listitem').getByRole('heading');
  return (await shown.allInnerTexts()).map((title) => title.replaceAll('\u00a0', ' '));
}

/** The path and query that the browser shows. */
function addressShown(page: Page): string {
  return page.url().replace(origin, '');
}

describe.each(screens)('the medical blog on $screen', ({ options }) => {
  it('the medical blog filters the guides while typing, and shows their number', async () => {
    const { page, problems } = await openAwake(path, options);
    expect(await titlesShown(page)).toEqual(everyTitle);
    expect(await searchBox(page).getAttribute('placeholder')).toBe('Search health topics...');
    await searchBox(page).pressSequentially('BURNS');
    await eventually(() => titlesShown(page)).toEqual(titlesFor('burns'));
    await page.getByRole('status').getByText('1 guide found').waitFor();
    await eventually(() => addressShown(page)).toBe(`${path}?q=BURNS`);
    await searchBox(page).press('Enter'); // closes a phone's keyboard
    expect(await searchBox(page).evaluate((box) => box.matches(':focus'))).toBe(false);
    await searchBox(page).fill('');
    await eventually(() => titlesShown(page)).toEqual(everyTitle);
    await eventually(() => addressShown(page)).toBe(path);
    expect(problems).toEqual([]);
  });
});

it('Back undoes a choice of category in the medical blog, not a letter, and Forward brings it back', async () => {
  const { page } = await openAwake(path);
  await searchBox(page).pressSequentially('care');
  await category(page, 'Maternity').click();
  await searchBox(page).fill('iron');
  await page.goBack();
  await eventually(() => titlesShown(page)).toEqual(titlesFor('care'));
  expect(await searchBox(page).inputValue()).toBe('care');
  expect(await category(page, 'All').getAttribute('aria-pressed')).toBe('true');
  await page.goForward();
  await eventually(() => titlesShown(page)).toEqual(titlesFor('iron', 'Maternity'));
  expect(await searchBox(page).inputValue()).toBe('iron');
});

it('the server answers the search of the guides if the code is lost', async () => {
  const { page } = await openPage(path, { ...phone, prepare: loseLateCode });
  await searchBox(page).fill('iron');
  await searchBox(page).press('Enter');
  await page.waitForURL(/q=iron/);
  expect(await titlesShown(page)).toEqual(titlesFor('iron'));
  await category(page, 'Mental Health').tap();
  await page.waitForURL(/category=Mental\+Health/);
  expect(await titlesShown(page)).toEqual(titlesFor('iron', 'Mental Health'));
});

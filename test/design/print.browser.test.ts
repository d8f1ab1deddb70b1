import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { placePath } from '../../src/site/addresses.ts';
import { translations } from '../../src/site/known-places.ts';
import { languageOfPath } from '../../src/site/languages.ts';
import type { PageRouteName } from '../../src/site/routes.ts';
import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { desktop, openPage } from '../support/browser/open-page.ts';
import { readSheets } from '../support/browser/read-pdf.ts';
import { href } from '../support/href.ts';

const inEachLanguage = (...names: readonly PageRouteName[]): string[] =>
  names.flatMap((name) => translations({ name, language: 'en' }).map(placePath));
const oneSheet = inEachLanguage('contact', 'maternityPackages', 'papers', 'whenSomeoneDies');
const twoSheets = [
  ...inEachLanguage('home', 'services'),
  href('blogPost', 1),
  href('medicalBlogPost', 'child-vaccination-schedule'),
];
/** Has the steps of nine emergencies; two sheets would need letters under 10.5 pt. */
const firstAidGuide = href('medicalBlogPost', 'emergency-first-aid-tips');
const lists = [href('appointments'), href('insurance')];
const departments = [href('maternity'), href('laboratory'), href('emergency')];
const printed = [...oneSheet, ...twoSheets, firstAidGuide, ...lists, ...departments];

/** Prices, directions and papers fit on one sheet; home, the services and an article on two. */
function mostSheets(path: string): number {
  if (path === firstAidGuide) return 3;
  if (oneSheet.includes(path)) return 1;
  return twoSheets.includes(path) ? 2 : Number.POSITIVE_INFINITY;
}

/** Returns the rows of each printed list and table, without white space. */
function rowsOfLists(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const found = document.querySelectorAll(
      'main :is(.packages, .fact-list, .fact-list-short, table)',
    );
    const printed = [...found].filter((list) => list.checkVisibility());
    return printed.map((list) =>
      [...list.querySelectorAll(':is(h3, li li, dt, dd, th, td)')].map((row) =>
        (row.textContent ?? '').replace(/\s/g, ''),
      ),
    );
  });
}

/** Returns the smallest font size on the sheet, in points. */
function smallestLetters(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const shown = text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (text.parentElement && shown && text.textContent?.trim())
        sizes.push(Number.parseFloat(getComputedStyle(text.parentElement).fontSize) * 0.75);
    }
    return Math.min(...sizes);
  });
}

const squeezed = (text: string) => text.replace(/\s/g, '');

it.each(printed)(
  '%s prints in 10.5 pt or more on few sheets with the hospital on each and no list cut',
  async (path) => {
    const { page } = await openPage(path, desktop);
    const sheets = readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets.length).toBeLessThanOrEqual(mostSheets(path));
    const { frame } = wordsIn(languageOfPath(path), 'frame');
    const { formatDay } = wordsIn(languageOfPath(path), 'format');
    const day = formatDay(kenyanDay(Date.now()));
    for (const sheet of sheets) {
      const head = sheet.slice(0, 300);
      for (const fact of [site.name, site.phone, path, `${frame.printedOn}${day}`])
        expect(head).toContain(squeezed(fact));
    }
    await page.emulateMedia({ media: 'print' });
    for (const rows of await rowsOfLists(page)) {
      const holding = sheets.filter((sheet) => rows.every((row) => sheet.includes(row)));
      expect(holding, rows.join(' ')).not.toEqual([]);
    }
    expect(await smallestLetters(page)).toBeGreaterThanOrEqual(10.5);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    for (const role of ['navigation', 'button', 'textbox'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
  },
);

it('a printed link shows its address', async () => {
  const { page } = await openPage('/contact', desktop);
  const [sheet = ''] = readSheets(await page.pdf({ format: 'A4' }));
  const address = await page
    .getByRole('main')
    .getByRole('link', { name: 'Open in maps' })
    .last()
    .getAttribute('href');
  expect(sheet).toContain(address);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { languageNames, languages } from '../../../../src/site/languages.ts';
import {
  birthFields,
  birthPlan,
  birthSheet,
} from '../../../../src/words/en/features/birth-plan.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { focusedName } from '../../../support/browser/focused-name.ts';
import { desktop, openPage, origin, screens } from '../../../support/browser/open-page.ts';
import { readSheets } from '../../../support/browser/read-pdf.ts';
import { openWithCode } from '../open-with-code.ts';

const path = '/birth-plan';
const companion = 'Wanjiku, 0712 345 678';

const companionField = (page: Page) => page.getByLabel(birthFields.companion.label);

async function ask(page: Page): Promise<void> {
  await companionField(page).fill(companion);
  await page.getByLabel(birthFields.pain.label).selectOption('ifIAsk');
  await page.getByRole('button', { name: birthPlan.submitLabel }).click();
}

const sheetHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: birthSheet.heading });

describe.each(screens)('the birth plan on $screen', ({ options }) => {
  it.each([true, false])('shows the sheet at the same address (script: %s)', async (script) => {
    const { page } = script
      ? await openWithCode(path, options)
      : await openPage(path, { ...options, javaScriptEnabled: false });
    await ask(page);
    await sheetHeading(page).waitFor();
    expect(page.url()).toBe(origin + path);
    expect(await page.locator('#sheet').innerText()).toContain(companion);
    expect(await page.locator('#sheet').innerText()).toContain(birthPlan.noContract);
    if (script) expect(await focusedName(page)).toBe(birthSheet.heading);
  });
});

it.each(languageNames)('a full sheet prints on one page of A5, in %s', async (language) => {
  const own = languages[language].prefix + path;
  const { page } = await openPage(own, { ...desktop, javaScriptEnabled: false });
  const texts = ['companion', 'transport', 'decides', 'language'] as const;
  for (const name of texts) await page.locator(`[name=${name}]`).fill(companion);
  for (const name of ['pain', 'position', 'sha', 'money'])
    await page.locator(`[name=${name}]`).selectOption({ index: 1 });
  await page.locator('[name=wishes]').fill('Please tell me each step before you do it. '.repeat(6));
  await page.locator('main form button').click();
  await page.locator('#sheet').waitFor();
  await page.waitForLoadState();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = readSheets(pdf);
  expect(sheets).toHaveLength(1);
  // A5 in points of 1/72 inch
  expect(pdf.toString('latin1')).toMatch(/MediaBox ?\[0 0 4(19|20)[.\d]* 59[45]/);
  const words = wordsIn(language, 'birthPlan');
  const labels = Object.values(words.birthFields).map(({ onSheet }) => onSheet);
  for (const text of [site.phone, words.birthPlan.noContract, ...labels])
    expect(sheets[0]).toContain(text.replace(/\s/g, ''));
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'button', 'textbox', 'combobox'] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { vaccinePlanFor } from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { languageNames, languages } from '../../../../src/site/languages.ts';
import { kenyanDay } from '../../../../src/time/kenyan-day.ts';
import {
  vaccinePlanner,
  vaccinePlanWords,
} from '../../../../src/words/en/features/vaccine-planner.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { focusedName } from '../../../support/browser/focused-name.ts';
import { desktop, openPage, origin, screens } from '../../../support/browser/open-page.ts';
import { readSheets } from '../../../support/browser/read-pdf.ts';
import { openWithCode } from '../open-with-code.ts';

const path = '/vaccine-planner';
const today = kenyanDay(Date.now());
/** Born today: every day is ahead. */
const { visits } = vaccinePlanFor(today, today);

const birthField = (page: Page) => page.getByLabel(vaccinePlanner.birth.label);

async function ask(page: Page, birth: string, early = true): Promise<void> {
  await birthField(page).fill(birth);
  await page.getByLabel(vaccinePlanner.early.label).setChecked(early);
  await page.getByRole('button', { name: vaccinePlanner.submitLabel }).click();
}

const planHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: vaccinePlanWords.heading });

describe.each(screens)('the vaccine planner on $screen', ({ options }) => {
  it.each([true, false])('shows the same days at the same address (script: %s)', async (script) => {
    const { page } = script
      ? await openWithCode(path, options)
      : await openPage(path, { ...options, javaScriptEnabled: false });
    await ask(page, today);
    await planHeading(page).waitFor();
    expect(page.url()).toBe(origin + path);
    const days = await page
      .locator('#visits ~ * time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(visits.map(({ step }) => step?.day));
    expect(await page.getByText(vaccinePlanWords.early.heading).isVisible()).toBe(true);
    if (script) expect(await focusedName(page)).toBe(vaccinePlanWords.heading);
  });
});

it.each(languageNames)(
  'the longest plan prints on both sides of a sheet, in %s',
  async (language) => {
    const { page } = await openPage(languages[language].prefix + path, {
      ...desktop,
      javaScriptEnabled: false,
    });
    await page.locator('[name=birth]').fill(today);
    await page.locator('[name=early]').check();
    await page.locator('main form button').click();
    await page.locator('#visits').waitFor();
    await page.waitForLoadState();
    const sheets = readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets).toHaveLength(2);
    const { formatDay } = wordsIn(language, 'format');
    for (const text of [
      site.name,
      site.phone,
      ...visits.slice(1).map(({ step }) => formatDay(step?.day ?? '')),
    ])
      expect(sheets.join('')).toContain(text.replace(/\s/g, ''));
  },
);

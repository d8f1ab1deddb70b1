import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { vaccinePlanFor } from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { languageNames, languages } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { kenyanDay } from '../../../../src/time/kenyan-day.ts';
import {
  vaccinePlanner,
  vaccinePlanWords,
} from '../../../../src/words/en/features/vaccine-planner.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import { findViolations } from '../../../support/browser/find-violations.ts';
import { focusedName } from '../../../support/browser/focused-name.ts';
import { desktop, openPage, origin, phone, screens } from '../../../support/browser/open-page.ts';
import { readSheets } from '../../../support/browser/read-pdf.ts';
import { sidewaysScroll } from '../../../support/browser/sideways-scroll.ts';
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

  it('has the form on the first screen', async () => {
    const { page } = await openPage(path, options);
    const box = await birthField(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it.each(['light', 'dark'] as const)('has no axe violations, %s', async (colorScheme) => {
    const { page } = await openPage(path, { ...options, colorScheme, reducedMotion: 'reduce' });
    expect(await findViolations(page)).toEqual([]);
    await ask(page, dayAfter(today, 9));
    await page.getByRole('alert', { name: 'There is a problem' }).waitFor();
    expect(await birthField(page).inputValue()).toBe(dayAfter(today, 9));
    expect(await findViolations(page)).toEqual([]);
    await ask(page, today);
    await planHeading(page).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

it('can be used with the keyboard alone', async () => {
  const { page } = await openPage(path, desktop);
  await birthField(page).focus();
  await birthField(page).fill(today);
  await page.getByLabel(vaccinePlanner.early.label).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await planHeading(page).waitFor();
  expect(await page.getByText(vaccinePlanWords.early.heading).isVisible()).toBe(true);
});

it('after Back no day is left on the page', async () => {
  const { page } = await openWithCode(path, phone);
  await ask(page, today);
  await planHeading(page).waitFor();
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.goto(`${origin}/contact`);
  await page.goBack();
  await eventually(() => birthField(page).inputValue()).toBe('');
  expect(await planHeading(page).count()).toBe(0);
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

it.each(languageNames)('at 320 px nothing scrolls sideways, in %s', async (language) => {
  const own = languages[language].prefix + path;
  const { page } = await openPage(own, { viewport: { width: 320, height: 640 } });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.locator('[name=birth]').fill(today);
  await page.locator('main form button').click();
  await page.locator('#visits').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

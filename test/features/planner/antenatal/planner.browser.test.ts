import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { kenyanDay } from '../../../../src/time/kenyan-day.ts';
import { planWords } from '../../../../src/words/en/features/antenatal-planner.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { eventually } from '../../../support/browser/eventually.ts';
import { focusedName } from '../../../support/browser/focused-name.ts';
import { desktop, openPage, origin, phone, screens } from '../../../support/browser/open-page.ts';
import { readSheets } from '../../../support/browser/read-pdf.ts';
import { openWithCode } from '../open-with-code.ts';

const path = '/antenatal-planner';
const today = kenyanDay(Date.now());
/** A plan with every visit in the future: the longest. */
const dueDate = dayAfter(today, 250);
const plan = planFor(dueDate, today);
const { formatDay } = wordsIn('en', 'format');

async function ask(page: Page, date: string): Promise<void> {
  await page.getByRole('radio', { name: 'my due date' }).check();
  await page.getByLabel('That date').fill(date);
  await page.getByRole('button', { name: 'Show my plan' }).click();
}

const planHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: planWords.heading });

async function expectPlan(page: Page): Promise<void> {
  await planHeading(page).waitFor();
  expect(page.url()).toBe(origin + path);
  const days = await page
    .locator('#visits ~ * time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(days).toEqual(plan.contacts.map(({ step }) => step?.day));
}

/** Marks the document, to detect navigation. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

describe.each(screens)('the planner on $screen', ({ options }) => {
  it('shows the plan without script at the same address, and Back has no date', async () => {
    const { page } = await openPage(path, { ...options, javaScriptEnabled: false });
    await ask(page, dueDate);
    await expectPlan(page);
    expect(await page.getByRole('button', { name: planWords.printLabel }).isVisible()).toBe(false);
    expect(await page.getByLabel('That date').inputValue()).toBe(dueDate);
    await page.goBack();
    expect(await page.getByLabel('That date').inputValue()).toBe('');
  });

  it('shows the plan in place with script, focuses it and changes it', async () => {
    const { page, problems, requested } = await openWithCode(path, options);
    await mark(page);
    await ask(page, dayAfter(dueDate, -30));
    await planHeading(page).waitFor();
    expect(await focusedName(page)).toBe(planWords.heading);
    await ask(page, dueDate);
    await eventually(() => page.getByText(formatDay(dueDate)).first().isVisible()).toBe(true);
    await expectPlan(page);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(problems).toEqual([]);
    expect(requested.join('\n')).not.toContain(dueDate);
  });

  it('shows errors in place, with the summary focused and the input kept', async () => {
    const { page } = await openWithCode(path, options);
    await mark(page);
    const longPast = dayAfter(today, -100);
    await ask(page, longPast);
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await summary.waitFor();
    await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByLabel('That date').inputValue()).toBe(longPast);
    expect(await isMarked(page)).toBe(true);
    await ask(page, dueDate);
    await expectPlan(page);
    expect(await page.title()).not.toMatch(/^Error: /);
  });
});

it('after Back and after a reload no date is left on the page or in the history', async () => {
  const { page } = await openWithCode(path, phone);
  const expectForgotten = async () => {
    await eventually(() => page.getByLabel('That date').inputValue()).toBe('');
    expect(await planHeading(page).count()).toBe(0);
    expect(await page.content()).not.toContain(dueDate);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(dueDate);
  };
  await ask(page, dueDate);
  await planHeading(page).waitFor();
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.goto(`${origin}/contact`);
  await page.goBack();
  await expectForgotten();
  await ask(page, dueDate);
  await planHeading(page).waitFor();
  await page.reload();
  await expectForgotten();
});

/** A Sunday, as the plan then has one more line. */
const sunday = [0, 1, 2, 3, 4, 5, 6]
  .map((days) => dayAfter(dueDate, days))
  .find((day) => wordsIn('en', 'format').formatWeekday(day) === 'Sunday');

it.each(['en', 'sw'] as const)(
  'the longest plan prints on both sides of a sheet, in %s',
  async (language) => {
    const own = language === 'en' ? path : `/sw${path}`;
    const { page } = await openPage(own, { ...desktop, javaScriptEnabled: false });
    await page.getByRole('radio').last().check();
    await page.locator('[type=date]').fill(sunday ?? '');
    await page.locator('main form button').click();
    await page.locator('#visits').waitFor();
    await page.waitForLoadState();
    const sheets = readSheets(await page.pdf({ format: 'A4' }));
    expect(sheets).toHaveLength(2);
    const words = wordsIn(language, 'dangerSignWords').dangerSignTexts('pregnancy');
    const days = planFor(sunday ?? '', today).contacts.map(({ step }) =>
      wordsIn(language, 'format').formatDay(step?.day ?? ''),
    );
    for (const text of [site.name, site.phone, ...words, ...days])
      expect(sheets.join('')).toContain(text.replace(/\s/g, ''));
    await page.emulateMedia({ media: 'print' });
    // 10.5 pt
    const sizes = await page
      .locator('main :is(li, p, dd):visible')
      .evaluateAll((parts) =>
        parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
    for (const role of ['navigation', 'button', 'textbox', 'radio'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
  },
);

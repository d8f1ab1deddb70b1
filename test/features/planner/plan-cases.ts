import type { Page } from 'playwright-core';
import { planFor } from '../../../src/features/planner/antenatal/antenatal-plan.ts';
import { vaccinePlanFor } from '../../../src/features/planner/vaccines/vaccine-plan.ts';
import { type Language, languages } from '../../../src/site/languages.ts';
import { dayAfter, weekdayOf } from '../../../src/time/days.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { awaitFrames } from '../../support/browser/layout/frames.ts';
import { openPage, type Visit, type VisitOptions } from '../../support/browser/open-page.ts';

export const today = kenyanDay(Date.now());

/** A due date with every visit in the future, on a Sunday: the longest plan. */
export const dueDate = [250, 251, 252, 253, 254, 255, 256]
  .map((days) => dayAfter(today, days))
  .find((day) => weekdayOf(day) === 'Sun') as string;

const companion = 'Wanjiku, 0712 345 678';

const formatDays = (language: Language, days: readonly (string | undefined)[]) =>
  days.map((day) => wordsIn(language, 'format').formatDay(day ?? ''));

/** A page with a plan, and how a visitor asks for the longest one. */
interface PlanCase {
  path: string;
  /** Fills in the form. */
  fill(page: Page): Promise<unknown>;
  /** What was typed, which no address may have. */
  typed: string;
  /** The heading of the plan. */
  heading(language: Language): string;
  /** What the plan says. */
  texts(language: Language): readonly string[];
  paper: { format: 'A4' | 'A5'; sheets: number };
}

export const planCases: readonly PlanCase[] = [
  {
    path: '/antenatal-planner',
    fill: (page) => askForDate(page, dueDate),
    typed: dueDate,
    heading: (language) => wordsIn(language, 'antenatalPlanner').planWords.heading,
    texts: (language) => [
      ...wordsIn(language, 'dangerSignWords').dangerSignTexts('pregnancy'),
      ...formatDays(
        language,
        planFor(dueDate, today).contacts.map(({ step }) => step?.day),
      ),
    ],
    paper: { format: 'A4', sheets: 2 },
  },
  {
    path: '/vaccine-planner',
    fill: async (page) => {
      await page.locator('[name=birth]').fill(today);
      await page.locator('[name=early]').check();
    },
    typed: today,
    heading: (language) => wordsIn(language, 'vaccinePlanner').vaccinePlanWords.heading,
    texts: (language) => [
      wordsIn(language, 'vaccinePlanner').vaccinePlanWords.early.heading,
      ...formatDays(
        language,
        vaccinePlanFor(today, today)
          .visits.slice(1)
          .map(({ step }) => step?.day),
      ),
    ],
    paper: { format: 'A4', sheets: 2 },
  },
  {
    path: '/birth-plan',
    fill: async (page) => {
      for (const name of ['companion', 'transport', 'decides', 'language'])
        await page.locator(`[name=${name}]`).fill(companion);
      for (const name of ['pain', 'position', 'sha', 'money'])
        await page.locator(`[name=${name}]`).selectOption({ index: 1 });
      await page.locator('[name=wishes]').fill('Please tell me each step first. '.repeat(8));
    },
    typed: 'Wanjiku',
    heading: (language) => wordsIn(language, 'birthPlan').birthSheet.heading,
    texts: (language) => {
      const { birthFields, birthPlan } = wordsIn(language, 'birthPlan');
      const labels = Object.values(birthFields).map(({ onSheet }) => onSheet);
      return [companion, birthPlan.noContract, ...labels];
    },
    paper: { format: 'A5', sheets: 1 },
  },
];

/** Types a due date. */
export async function askForDate(page: Page, date: string): Promise<void> {
  await page.getByRole('radio').last().check();
  await page.locator('[type=date]').fill(date);
}

export const submit = (page: Page) => page.locator('main form [type=submit]').first().click();

export const headingOf = ({ heading }: PlanCase, page: Page, language: Language = 'en') =>
  page.getByRole('heading', { level: 1, name: heading(language) });

/** Opens the plan's page without script, and sends the form. */
export async function openPlan(
  each: PlanCase,
  options: VisitOptions,
  language: Language = 'en',
): Promise<Visit> {
  const path = languages[language].prefix + each.path;
  const visit = await openPage(path, { ...options, javaScriptEnabled: false });
  await each.fill(visit.page);
  await submit(visit.page);
  await headingOf(each, visit.page, language).waitFor();
  await visit.page.waitForLoadState();
  return visit;
}

/** Opens the page of a plan and waits for the code that shows the plan in place. */
export async function openWithCode(path: string, options: VisitOptions): Promise<Visit> {
  const visit = await openPage(path, options);
  const code = visit.page.waitForResponse(/submit-in-place/);
  await visit.page.locator('[data-in-place] :is(input:not([type=radio]), select)').first().focus();
  await (await code).finished();
  await awaitFrames(visit.page);
  return visit;
}

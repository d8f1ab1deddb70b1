import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { vaccinePlanFor } from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { languageOfPath } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';
import { expectPrivatePage } from '../../../support/worker/expect-private-page.ts';
import { byId } from '../../../support/worker/form-fields.ts';
import { bodyText, elementOf, elementsOf } from '../../../support/worker/read-html.ts';
import { testPrivacy } from '../../../support/worker/test-privacy.ts';
import { visit } from '../../../support/worker/visit.ts';

const path = '/vaccine-planner';
const paths = [path, `/sw${path}`];
const calendarOf = (page: string) => `${page}/calendar.ics`;

/** Half past midnight in Kenya, still the day before in UTC. */
const today = '2027-03-01';
const now = Date.UTC(2027, 1, 28, 21, 30);
const good = { birth: '2026-12-31', early: 'yes' };
const { visits } = vaccinePlanFor(good.birth, today);
const ahead = visits.flatMap(({ step }) => step?.day ?? []);

const post = (to: string, fields: Record<string, string>): Promise<Response> =>
  visit(to, { method: 'POST', body: new URLSearchParams(fields) });
const planPage = async (fields: Record<string, string> = good, page = path) =>
  (await post(page, fields)).text();
const wordsOf = (page: string) => {
  const language = languageOfPath(page);
  return { ...wordsIn(language, 'vaccinePlanner'), ...wordsIn(language, 'format') };
};

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
});

it.each(paths)(
  'the plan at %s has each day with what is given, its use, and when late',
  async (page) => {
    const { formatFullDay, vaccinePlanWords, visitTexts } = wordsOf(page);
    const text = bodyText(await planPage(good, page));
    expect(visits).toHaveLength(17);
    for (const each of visits) {
      const { title, what, details } = visitTexts(each);
      const day = formatFullDay(each.step?.day ?? each.date);
      for (const part of [`${title} ${day}`, what, details])
        expect(text).toContain(part.replaceAll('\u00a0', ' '));
    }
    expect(text).toContain(vaccinePlanWords.late);
  },
);

it('a plan of vaccines books what was missed today, and the next visit on its day', async () => {
  const forms = elementsOf(await planPage(), 'form', { action: '/appointments' });
  const dates = forms.map(
    ({ inner }) => elementOf(inner, 'input', { name: 'date' }).attributes.value,
  );
  expect(dates).toEqual([ahead[0], today]);
  const html = await (
    await post('/appointments', { service: 'pediatrics', date: ahead[0] ?? '', prefill: '1' })
  ).text();
  expect(byId(html, 'appointment-date').attributes.value).toBe(ahead[0]);
});

it.each(paths)(
  'the plan at %s asks for infections of the mother in the first two weeks only',
  async (page) => {
    const { afterBirth } = wordsIn(languageOfPath(page), 'planFrame').firstDay;
    for (const [age, isAsked] of [
      [0, true],
      [13, true],
      [14, false],
    ] as const)
      expect(
        bodyText(await planPage({ birth: dayAfter(today, -age) }, page)).includes(afterBirth),
      ).toBe(isAsked);
  },
);

it.each([
  // 12 years: it has begun; 8 years: nothing to book yet
  ['2015-01-01', [today]],
  ['2019-01-01', []],
])(
  'a child born on %s is offered nothing as a boy, and the HPV vaccine as a girl',
  async (birth, days) => {
    const html = await planPage({ birth });
    expect(bodyText(html)).toContain('All done for boys. Girls, 10 to 14 years');
    const forms = elementsOf(html, 'form', { action: '/appointments' });
    expect(
      forms.map(({ inner }) => elementOf(inner, 'input', { name: 'date' }).attributes.value),
    ).toEqual(days);
  },
);

it.each([
  ['', 'missingDate'],
  ['2027-02-29', 'impossibleDate'],
  ['1/3/2027', 'impossibleDate'],
  [dayAfter(today, 1), 'ahead'],
  ['2012-02-28', 'longAgo'],
  ['1912-03-01', 'longAgo'],
] as const)(
  'the birthday %j gets 422 with the error %s, and the day is kept',
  async (birth, name) => {
    for (const page of paths) {
      const language = languageOfPath(page);
      const words = {
        ...wordsIn(language, 'planFrame').dateErrors,
        ...wordsIn(language, 'vaccinePlanner').vaccineErrors,
      };
      const error = words[name];
      for (const to of [page, calendarOf(page)]) {
        const html = await expectPrivatePage(await post(to, { birth, early: 'yes' }), 422);
        const summary = elementOf(html, 'div', { role: 'alert' });
        expect(summary.text).toContain(
          typeof error === 'string' ? error : error(birth, dayAfter(today, -100)),
        );
        expect(elementOf(summary.inner, 'a').attributes.href).toBe('#child-birth');
        // a date input cannot show another value; the error does
        const shown = name === 'impossibleDate' ? '' : birth;
        expect(byId(html, 'child-birth').attributes.value ?? '').toBe(shown);
        expect(byId(html, 'child-early').attributes.checked).toBe('');
      }
    }
  },
);

describe("a child's dates", () => {
  const dates = [good.birth, ...ahead];
  const sends = [
    () => post(path, good),
    () => post(`/sw${path}`, good),
    () => post(calendarOf(path), good),
    () => post(path, { ...good, early: 'maybe' }),
  ];
  testPrivacy(sends, new RegExp(dates.join('|')), 'Location');
});

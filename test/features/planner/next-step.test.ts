import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clinics } from '../../../src/facts/schedule/clinics.ts';
import { nextClinicDay, noClinicOn } from '../../../src/facts/schedule/day/clinic-day.ts';
import { publicHoliday } from '../../../src/facts/schedule/public-holidays.ts';
import { planFor } from '../../../src/features/planner/antenatal/antenatal-plan.ts';
import { planText } from '../../../src/features/planner/antenatal/antenatal-texts.ts';
import {
  type Dated,
  type NextStep,
  planVisits,
  stepFor,
} from '../../../src/features/planner/next-step.ts';
import { planKinds } from '../../../src/features/planner/plan-kinds.ts';
import { stepInMessage, stepTexts } from '../../../src/features/planner/step-texts.ts';
import { vaccinePlanFor } from '../../../src/features/planner/vaccines/vaccine-plan.ts';
import { vaccineText } from '../../../src/features/planner/vaccines/vaccine-texts.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { dayAfter, weekdayOf } from '../../../src/time/days.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';

/** Ten years, with three leap days. */
const decade = Array.from({ length: 3653 }, (_, count) => dayAfter('2026-01-01', count));
const inDecade = fc.constantFrom(...decade);
const clinicNames = ['antenatal', 'vaccines'] as const;

function isOpen(name: (typeof clinicNames)[number], day: string): boolean {
  const days = clinics.find(({ id }) => id === name)?.days ?? [];
  return days.includes(weekdayOf(day)) && !publicHoliday(day);
}

/** What is wrong with a step as of `today`; '' if nothing is. */
function faultOf(step: NextStep, today: string, clinic: (typeof clinicNames)[number]): string {
  if (step.day < today) return 'past';
  if (step.until && step.day > step.until) return 'too late';
  if (step.timing !== 'on' && step.day !== today) return 'not today';
  const { note } = stepTexts(step, clinic, 'en');
  const inMessage = stepInMessage(step, (day) => day, 'en');
  if (step.at === 'clinic') return isOpen(clinic, step.day) ? '' : 'closed';
  if (isOpen(clinic, step.day)) return 'open after all';
  return /call|labour ward/.test(note) && /call|labour ward/.test(inMessage) ? '' : 'not said';
}

it.each(clinicNames)(
  'a visit on any day of ten years comes to a day of the clinic: %s',
  (clinic) => {
    const faults = decade.flatMap((date) => {
      const ahead = stepFor({ date }, '2026-01-01', clinic);
      const now = stepFor({ date: '2025-12-01' }, date, clinic);
      const urgent = stepFor({ date, isUrgent: true }, '2026-01-01', clinic);
      const fault = [faultOf(ahead, '2026-01-01', clinic), faultOf(now, date, clinic)];
      const isKept = urgent.day === date && (isOpen(clinic, date) ? 'clinic' : 'labourWard');
      return fault.join('') === '' && isKept === urgent.at ? [] : [`${date} ${fault}`];
    });
    expect(faults).toEqual([]);
  },
);

it('a visit is never past, too late or on a closed day without saying so', () => {
  const window = fc.record(
    { days: fc.nat(20), counts: fc.nat(20), isUrgent: fc.boolean() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(inDecade, fc.integer({ min: -30, max: 60 }), window, (date, since, kind) => {
      const visit: Dated = {
        date,
        ...(kind.days !== undefined && { until: dayAfter(date, kind.days) }),
        ...(kind.counts !== undefined && {
          countsUntil: dayAfter(date, kind.counts + (kind.days ?? 0)),
        }),
        ...(kind.isUrgent && { isUrgent: true }),
      };
      const today = dayAfter(date, since);
      for (const clinic of clinicNames) {
        const [planned] = planVisits([visit], today, clinic);
        if (planned?.step)
          expect([visit, today, faultOf(planned.step, today, clinic)]).toEqual([visit, today, '']);
        else expect((visit.until ?? date) < today).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it('a visit on a holiday names it, the day instead and the phone in every language', () => {
  // Christmas 2026 is a Friday, and the Monday is the next day of the antenatal clinic
  const step = stepFor({ date: '2026-12-25' }, '2026-11-27', 'antenatal');
  expect(step).toMatchObject({ day: '2026-12-28', at: 'clinic' });
  for (const language of languageNames) {
    const { formatFullDay } = wordsIn(language, 'format');
    const { note } = stepTexts(step, 'antenatal', language);
    for (const day of ['2026-12-25', '2026-12-28']) expect(note).toContain(formatFullDay(day));
  }
  expect(noClinicOn('antenatal', '2026-12-27')).toBe('closed');
  expect(nextClinicDay('vaccines', '2026-12-25')?.day).toBe('2026-12-27');
});

interface Copies {
  steps: readonly NextStep[];
  /** What was missed or is the first visit comes before the rest. */
  first: NextStep | undefined;
  message: string;
  events: readonly { date: string }[];
}

/** The copies of a plan: the days that page and booking show, message and calendar file. */
function expectSame(
  { steps, first, message, events }: Copies,
  hasAll: boolean,
  language: 'en' | 'sw',
) {
  const { formatDayOfYear } = wordsIn(language, 'format');
  const days = [...(first ? [first] : []), ...steps].map(({ day }) => day);
  expect(events.map(({ date }) => date)).toEqual(days);
  if (!hasAll) return;
  for (const step of [...(first ? [first] : []), ...steps]) {
    if (step.timing === 'on') expect(message).toContain(formatDayOfYear(step.day));
  }
}

it.each(languageNames)(
  'all copies of the plan of a pregnancy have the same days, in %s',
  (language) => {
    fc.assert(
      fc.property(inDecade, fc.integer({ min: -28, max: 308 }), (today, ahead) => {
        const dueDate = dayAfter(today, ahead);
        const plan = planFor(dueDate, today);
        const steps = plan.contacts.flatMap(({ step }) => step ?? []);
        for (const step of steps) expect(faultOf(step, today, 'antenatal')).toBe('');
        expect(plan.next?.step).toEqual(steps[0]);
        const values = { basis: 'due-date', date: dueDate, cycle: '28' };
        const events = planKinds.antenatal.calendar?.entries(values, today, language) ?? [];
        const message = planText(plan, today, language);
        expectSame({ steps, first: plan.first, message, events }, true, language);
        // a plan always says what to do next
        const { overdueNow } = wordsIn(language, 'antenatalPlanner').planWords;
        if (!plan.next) expect(message).toContain(overdueNow);
      }),
      { numRuns: 300 },
    );
  },
);

it.each(languageNames)(
  'all copies of the plan of a child have the same days, in %s',
  (language) => {
    fc.assert(
      fc.property(inDecade, fc.oneof(fc.nat(60), fc.nat(15 * 365)), (today, age) => {
        const birth = dayAfter(today, -age);
        const plan = vaccinePlanFor(birth, today);
        const ahead = plan.visits.filter(({ when }) => when === 'next' || when === 'later');
        const steps = ahead.flatMap(({ step }) => step ?? []);
        for (const step of steps) expect(faultOf(step, today, 'vaccines')).toBe('');
        if (plan.missed) expect(faultOf(plan.missed.step, today, 'vaccines')).toBe('');
        expect(plan.next?.step).toEqual(steps[0]);
        const values = { birth, early: '' };
        const events = planKinds.vaccines.calendar?.entries(values, today, language) ?? [];
        const message = vaccineText(plan, language);
        expectSame({ steps, first: plan.missed?.step, message, events }, false, language);
      }),
      { numRuns: 300 },
    );
  },
);

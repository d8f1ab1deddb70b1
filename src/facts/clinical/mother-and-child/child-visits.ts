import { dayAfter, daysPerWeek, monthsAfter } from '../../../time/days.ts';
import { postnatalContacts } from './maternity-contacts.ts';
import {
  type Dose,
  firstDropsUntilDay,
  hpvUntilYears,
  type VaccineVisit,
  vaccineVisits,
  vitaminAMonths,
} from './vaccines.ts';

/** A baby born before this week of pregnancy is early. */
export const earlyBeforeWeek = 37;

/** Maximum age, in years, for which the planner has dates; an older birthday is a typing error. */
export const planUntilYears = 15;

/** The age at a visit; days are counted from the birth. */
type ChildAge = VaccineVisit['age'] | { unit: 'days'; value: number };

/** A visit after a birth: vaccines, a check of mother and baby, or both. */
export interface ChildVisit {
  age: ChildAge;
  /** The last day of a check that may be on several, counted from the birth. */
  untilDay?: number;
  doses: readonly Dose[];
  /** Mother and baby are checked (WHO 2022). */
  isCheck: boolean;
  hasWormTablet: boolean;
}

/** A visit with its first and last day (ISO 8601). */
export interface DatedChildVisit extends ChildVisit {
  date: string;
  until?: string;
  /** The last day on which the doses of birth, if missed, still count. */
  countsUntil?: string;
  /** Whether mother and baby are checked on this very day, in the labour ward if the clinic is closed. */
  isUrgent?: boolean;
}

/** Returns the name of an age, which is the same in all languages: 'birth', '6-weeks'. */
export function ageId(age: ChildAge): string {
  return age.unit === 'birth' ? age.unit : `${age.value}-${age.unit}`;
}

const hoursADay = 24;
const monthsAYear = 12;

function checkOf({ unit, from, to }: (typeof postnatalContacts)[number]): ChildVisit {
  const check = { doses: [], isCheck: true, hasWormTablet: false };
  if (unit === 'weeks') return { ...check, age: { unit, value: from } };
  const length = unit === 'hours' ? hoursADay : 1;
  if (from === 0) return { ...check, age: { unit: 'birth' } };
  return { ...check, age: { unit: 'days', value: from / length }, untilDay: to / length };
}

/** Returns the visits with one visit for each age. */
function merge(visits: readonly ChildVisit[]): readonly ChildVisit[] {
  const byAge = new Map<string, ChildVisit>();
  for (const visit of visits) {
    const same = byAge.get(ageId(visit.age));
    byAge.set(ageId(visit.age), {
      ...visit,
      doses: [...(same?.doses ?? []), ...visit.doses],
      isCheck: visit.isCheck || same?.isCheck === true,
      hasWormTablet: visit.hasWormTablet || same?.hasWormTablet === true,
    });
  }
  return [...byAge.values()];
}

const plain = { doses: [] as readonly Dose[], isCheck: false, hasWormTablet: false };

const childVisits = merge([
  ...vaccineVisits.map((visit): ChildVisit => ({ ...plain, ...visit })),
  ...vitaminAMonths.map((value): ChildVisit => {
    const doses: Dose[] = [{ vaccine: 'vitaminA', by: 'drops' }];
    return { ...plain, age: { unit: 'months', value }, doses, hasWormTablet: true };
  }),
  ...postnatalContacts.map(checkOf),
]);

function dateAt(birth: string, age: ChildAge): string {
  switch (age.unit) {
    case 'birth':
      return birth;
    case 'days':
      return dayAfter(birth, age.value);
    case 'weeks':
      return dayAfter(birth, age.value * daysPerWeek);
    case 'months':
      return monthsAfter(birth, age.value);
    case 'years':
      return monthsAfter(birth, age.value * monthsAYear);
  }
}

/** Returns the last day of a visit that has several; the HPV vaccine has years. */
function lastDay(birth: string, { doses, untilDay }: ChildVisit): string | undefined {
  if (untilDay !== undefined) return dayAfter(birth, untilDay);
  if (!doses.some(({ vaccine }) => vaccine === 'hpv')) return undefined;
  return dayAfter(birthdayAt(birth, hpvUntilYears + 1), -1);
}

/**
 * Returns the visits of a child born on `birth` (ISO 8601) in order, without the doses that Kenya did
 * not give yet on their day. A baby born early has the same ones: vaccines go by the day of birth.
 */
export function childVisitsFrom(birth: string): DatedChildVisit[] {
  return childVisits
    .map((visit) => {
      const date = dateAt(birth, visit.age);
      const until = lastDay(birth, visit);
      return {
        ...visit,
        date,
        doses: visit.doses.filter(({ since = date }) => since <= date),
        ...(until && { until }),
        ...(date === birth && {
          countsUntil: dayAfter(birth, firstDropsUntilDay),
          isUrgent: true,
        }),
      };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Returns the doses of today's schedule that Kenya did not give yet on their day for this child. */
export function newerDoses(birth: string): Dose[] {
  return childVisits.flatMap(({ age, doses }) =>
    doses.filter(({ since }) => since && since > dateAt(birth, age)),
  );
}

/** Returns the birthday from which a child born on `birth` is at least `years` old (ISO 8601). */
export function birthdayAt(birth: string, years: number): string {
  return monthsAfter(birth, years * monthsAYear);
}

/** Returns whether a child born on `birth` is older than the planner's limit on `today`. */
export function isTooOld(birth: string, today: string): boolean {
  return birthdayAt(birth, planUntilYears) < today;
}

import { dayAfter, daysBetween } from '../../time/days.ts';
import {
  type AntenatalVisit,
  antenatalSchedule,
  antenatalVisits,
} from '../money/maternity-packages.ts';
import { antenatalContactWeeks, weeklyVisitWeeks } from './maternity-contacts.ts';

const daysAWeek = 7;

/** From the first day of the last period to the due date, in days, with the usual cycle. */
const pregnancyDays = 40 * daysAWeek;

/** Days from one period to the next for which a due date is reckoned; what lies outside is not asked. */
export const cycleDays = { shortest: 21, usual: 28, longest: 35 } as const;

/** How far a date may lie from today, in weeks: beyond that it is a slip. */
export const planLimits = { sinceLastPeriod: 44, toDueDate: 44, pastDueDate: 4 } as const;

/** The last visit: a woman who has not given birth by then comes in on that day, in weeks (WHO 2016). */
export const [, notBornWeek] = weeklyVisitWeeks;

export type ContactWeek =
  | (typeof antenatalContactWeeks)[number]
  | (typeof weeklyVisitWeeks)[number];

/** Every visit before a birth, week after week. */
const visitWeeks: readonly ContactWeek[] = [...antenatalContactWeeks, ...weeklyVisitWeeks].sort(
  (a, b) => a - b,
);

/** A visit before the birth: a contact that the WHO and Kenya advise, or a weekly one at the end. */
export interface AntenatalContact {
  week: ContactWeek;
  /** ISO 8601 day. */
  date: string;
  /** The row of the hospital's schedule that the week falls into, if it does. */
  visit: AntenatalVisit | undefined;
}

/** The due date (ISO 8601) after a last period: 280 days, more or less by what the cycle differs from 28. */
export function dueDateAfter(lastPeriod: string, cycle: number = cycleDays.usual): string {
  return dayAfter(lastPeriod, pregnancyDays + cycle - cycleDays.usual);
}

/** The day (ISO 8601) on which a pregnancy with this due date is so many weeks old. */
export function dayOfWeek(dueDate: string, week: number): string {
  return dayAfter(dueDate, week * daysAWeek - pregnancyDays);
}

/**
 * How far a pregnancy with this due date is on `today` (both ISO 8601): whole weeks and the days
 * beyond them. Undefined before it begins by that count.
 */
export function pregnancyAge(
  dueDate: string,
  today: string,
): { weeks: number; days: number } | undefined {
  const age = daysBetween(dayOfWeek(dueDate, 0), today);
  if (age < 0) return undefined;
  return { weeks: Math.floor(age / daysAWeek), days: age % daysAWeek };
}

function visitInWeek(week: number): AntenatalVisit | undefined {
  return antenatalVisits.find((visit) => {
    const { from, to } = antenatalSchedule[visit];
    return from <= week && week <= to;
  });
}

/** The visits of a pregnancy in their order, all on the due date's day of the week. */
export function antenatalContacts(dueDate: string): AntenatalContact[] {
  return visitWeeks.map((week) => ({
    week,
    date: dayOfWeek(dueDate, week),
    visit: visitInWeek(week),
  }));
}

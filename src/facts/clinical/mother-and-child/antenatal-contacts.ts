import { dayAfter, daysBetween, daysPerWeek } from '../../../time/days.ts';
import {
  type AntenatalVisit,
  antenatalSchedule,
  antenatalVisits,
} from '../../money/maternity-packages.ts';
import { antenatalContactWeeks, weeklyVisitWeeks } from './maternity-contacts.ts';

/** Days from the first day of the last period to the due date, with the usual cycle. */
const pregnancyDays = 40 * daysPerWeek;

/** Cycle lengths, in days, for which the planner calculates a due date. */
export const cycleDays = { shortest: 21, usual: 28, longest: 35 } as const;

/** Maximum distance of a date from today, in weeks; a date further away is a typing error. */
export const planLimits = { sinceLastPeriod: 44, toDueDate: 44, pastDueDate: 4 } as const;

/** Week in which a woman who has not given birth comes in (WHO 2016). */
export const [, notBornWeek] = weeklyVisitWeeks;

export type ContactWeek =
  | (typeof antenatalContactWeeks)[number]
  | (typeof weeklyVisitWeeks)[number];

/** Weeks of all visits before a birth. */
const visitWeeks: readonly ContactWeek[] = [...antenatalContactWeeks, ...weeklyVisitWeeks].sort(
  (a, b) => a - b,
);

/** A visit before the birth: a contact that the WHO and Kenya advise, or a weekly visit at the end. */
export interface AntenatalContact {
  week: ContactWeek;
  /** ISO 8601 day. */
  date: string;
  /** The row of the hospital's schedule that includes the week, if any. */
  visit: AntenatalVisit | undefined;
  /** Whether she comes on this very day, to the labour ward if the clinic is closed. */
  isUrgent: boolean;
}

/**
 * Returns the due date after a last period (ISO 8601 days): 280 days later, plus the difference of
 * the cycle from 28 days.
 */
export function dueDateAfter(lastPeriod: string, cycle: number = cycleDays.usual): string {
  return dayAfter(lastPeriod, pregnancyDays + cycle - cycleDays.usual);
}

/** Returns the ISO 8601 day on which a pregnancy with this due date reaches `week`. */
export function dateAtWeek(dueDate: string, week: number): string {
  return dayAfter(dueDate, week * daysPerWeek - pregnancyDays);
}

/**
 * Returns the age of a pregnancy with this due date on `today` (ISO 8601 days), in whole weeks and
 * days. Undefined before week 0.
 */
export function pregnancyAge(
  dueDate: string,
  today: string,
): { weeks: number; days: number } | undefined {
  const age = daysBetween(dateAtWeek(dueDate, 0), today);
  if (age < 0) return undefined;
  return { weeks: Math.floor(age / daysPerWeek), days: age % daysPerWeek };
}

function visitInWeek(week: number): AntenatalVisit | undefined {
  return antenatalVisits.find((visit) => {
    const { from, to } = antenatalSchedule[visit];
    return from <= week && week <= to;
  });
}

/** Returns the visits of a pregnancy in order, all on the same weekday as the due date. */
export function antenatalContacts(dueDate: string): AntenatalContact[] {
  return visitWeeks.map((week) => ({
    week,
    date: dateAtWeek(dueDate, week),
    visit: visitInWeek(week),
    isUrgent: week === notBornWeek,
  }));
}

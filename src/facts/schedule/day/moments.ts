/** What is open at each minute of a day, and the next day on which something is. */

import { minutes } from '../../../time/clock.ts';
import { dayAfter } from '../../../time/days.ts';
import { parseKenyanTime } from '../../../time/kenyan-day.ts';
import type { Hours } from '../opening-hours.ts';
import { publicHoliday } from '../public-holidays.ts';
import type { Session } from './day-plan.ts';

/** A part of a day without a change, in milliseconds since 1970; the end is excluded. */
export interface Moment {
  from: number;
  until: number;
  /** The hours that include it, those that end first at the beginning. */
  open: readonly Hours[];
  /** The hours later on the same day, those that start first at the beginning. */
  later: readonly Hours[];
}

/** Splits a day in Kenya where one of these hours starts or ends. */
export function momentsOf(day: string, hours: readonly Hours[]): Moment[] {
  const midnight = parseKenyanTime(day);
  const timeOf = (clock: string) => midnight + minutes(clock) * 60_000;
  const changes = hours.flatMap(({ opens, closes }) => [timeOf(opens), timeOf(closes)]);
  const times = [midnight, ...changes, parseKenyanTime(dayAfter(day, 1))];
  const inOrder = [...new Set(times)].sort((a, b) => a - b);
  return inOrder.slice(0, -1).map((from, index) => ({
    from,
    until: inOrder[index + 1] ?? from,
    open: hours
      .filter(({ opens, closes }) => timeOf(opens) <= from && from < timeOf(closes))
      .sort((a, b) => minutes(a.closes) - minutes(b.closes)),
    later: hours
      .filter(({ opens }) => from < timeOf(opens))
      .sort((a, b) => minutes(a.opens) - minutes(b.opens)),
  }));
}

/** A day and its first hours. */
export interface NextDay {
  day: string;
  hours: Hours;
}

/** Notices rarely close anything for longer; after it a visitor has to ask. */
const searchedDays = 60;

/** Returns the first day after `day` that has hours; undefined if none has within two months. */
export function nextDay(
  day: string,
  hoursOf: (day: string) => Hours | undefined,
): NextDay | undefined {
  for (let days = 1; days <= searchedDays; days += 1) {
    const next = dayAfter(day, days);
    const hours = hoursOf(next);
    if (hours) return { day: next, hours };
  }
  return undefined;
}

/** Returns the hours of these sessions that a visitor may count on: none on a public holiday. */
export function sureHoursOn(day: string, sessions: readonly Session[]): Hours[] {
  return publicHoliday(day) ? [] : sessions.flatMap(({ hours }) => hours ?? []);
}

import {
  isChanged,
  laboratoryOn,
  type Session,
  sessionsOn,
  visitingOn,
  wholeSpan,
} from '../../facts/schedule/day/day-plan.ts';
import {
  type Moment,
  momentsOf,
  type NextDay,
  nextDay,
  sureHoursOn,
} from '../../facts/schedule/day/moments.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { publicHoliday } from '../../facts/schedule/public-holidays.ts';
import { dayAfter } from '../../time/days.ts';
import type { Words } from '../../words/words-of.ts';
import type { Timed } from './timed-text.tsx';

type TodayWords = Words<'today'>['today'];

/** Returns the next day of something with its hours, or that it is not known. */
export const sayNext = ({ nextOn, nextUnknown }: TodayWords, next: NextDay | undefined) =>
  next ? nextOn(next.day, next.hours) : nextUnknown;

/**
 * Returns that something is closed until its next day, with the date where a weekday is not enough;
 * the time may be on a line of its own.
 */
export const sayClosed = (
  { closedUntil, nextUnknown, opening, round }: TodayWords,
  day: string,
  next: NextDay | undefined,
  hasTwoLines: boolean,
) => {
  if (!next) return { time: nextUnknown };
  const time = hasTwoLines ? round(next.hours) : opening(next.hours);
  return closedUntil(next.day, time, next.day < dayAfter(day, 7), hasTwoLines);
};

/** What is open, and the hours of the day after those it names. */
type TimedRounds = Timed & { rest: readonly Hours[] };

/**
 * Returns whether one thing is open in each part of a day, or from when; nothing once its hours are
 * over, when only the next day counts.
 */
export function timedHours(
  { openNow, round }: TodayWords,
  day: string,
  hours: readonly Hours[],
): TimedRounds[] {
  return momentsOf(day, hours).flatMap(
    ({ from, until, open: [now], later: rest }): TimedRounds[] => {
      if (now) {
        const text = openNow(now);
        return [{ from, until, opens: from, text, isOpen: true, rest }];
      }
      const [soon, ...others] = rest;
      if (!soon) return [];
      const text = round(soon);
      return [{ from, until, opens: until, text, isOpen: false, rest: others }];
    },
  );
}

/** Returns the part of a day after the last of these hours; none if there are none. */
export function afterHours(day: string, hours: readonly Hours[]): Omit<Timed, 'text'>[] {
  return momentsOf(day, hours)
    .filter(({ open, later }) => open.length + later.length === 0)
    .slice(-1)
    .filter(() => hours.length > 0)
    .map(({ from, until }) => ({ from, until }));
}

/** Returns a ward's visiting hours that a visitor may count on: none when a notice changes them. */
export function sureVisitsOn(
  ward: keyof ReturnType<typeof visitingOn>,
  day: string,
  special: readonly SpecialHours[],
): readonly Hours[] {
  return isChanged(day, ['inpatient'], special) ? [] : visitingOn(day)[ward];
}

/** Returns the laboratory's hours that a visitor may count on: none on a public holiday. */
export const sureSamplesOn = (day: string, special: readonly SpecialHours[]): readonly Hours[] =>
  publicHoliday(day) ? [] : [laboratoryOn(day, special) ?? []].flat();

interface OpenThings {
  /** Visiting hours. */
  visits?: readonly Hours[];
  /** What is open at all hours. */
  always?: readonly string[];
}

/** Returns sentences on what is open in each part of a day: clinics, and the rest if it is named. */
export function timedLine(
  { openLine }: TodayWords,
  day: string,
  special: readonly SpecialHours[],
  { visits = [], always = [] }: OpenThings = {},
): Timed<readonly string[]>[] {
  const sessions: readonly Session[] = sessionsOn(day, special);
  const clinics = sureHoursOn(day, sessions);
  // the line says to call first
  if (publicHoliday(day)) return [];
  const nextClinics = nextDay(day, (next) => {
    const held = sureHoursOn(next, sessionsOn(next, special));
    return held.length > 0 ? wholeSpan(held) : undefined;
  });
  const nextVisits = nextDay(day, (next) => sureVisitsOn('general', next, special)[0]);

  const sayClinics = ({ open, later: [next] }: Moment) => {
    if (open.length > 0) return undefined;
    if (next) return openLine.clinicsFrom(next);
    return nextClinics && openLine.clinicsOn(nextClinics.day, nextClinics.hours);
  };
  const sayVisits = ({ open: [now], later: [next] }: Moment) => {
    if (now) return openLine.visitsUntil(now);
    if (next) return openLine.visitsFrom(next);
    return nextVisits && openLine.visitsOn(nextVisits.day, nextVisits.hours);
  };

  return momentsOf(day, [...clinics, ...visits]).map((moment) => {
    const part = (hours: readonly Hours[]): Moment => ({
      ...moment,
      open: moment.open.filter((each) => hours.includes(each)),
      later: moment.later.filter((each) => hours.includes(each)),
    });
    const held = part(clinics);
    const things = [
      ...always,
      ...(held.open.length > 0 ? [openLine.clinics(held.open.length)] : []),
    ];
    const text = [
      things.length > 0 && openLine.open(things),
      sayClinics(held),
      visits.length > 0 && sayVisits(part(visits)),
    ].flatMap((sentence) => sentence || []);
    return { from: moment.from, until: moment.until, text };
  });
}

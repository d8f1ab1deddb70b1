import {
  isChanged,
  isOpenAtAllHours,
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
import type { Words } from '../../words/words-of.ts';
import type { Timed } from './timed-text.tsx';

type TodayWords = Words<'today'>['today'];

/** Returns the next day of something with its hours, or that it is not known. */
export const sayNext = ({ nextOn, nextUnknown }: TodayWords, next: NextDay | undefined) =>
  next ? nextOn(next.day, next.hours) : nextUnknown;

/**
 * Returns whether one thing is open in each part of a day, or from when; nothing once its hours are
 * over, when only the next day counts.
 */
export function timedHours(
  { openNow, later }: TodayWords,
  day: string,
  hours: readonly Hours[],
): Timed[] {
  return momentsOf(day, hours).flatMap(({ from, until, open: [now], later: [soon] }): Timed[] => {
    if (now) return [{ from, until, text: openNow(now), isOpen: true }];
    return soon ? [{ from, until, text: later(soon) }] : [];
  });
}

/** Returns a ward's visiting hours that a visitor may count on: none when a notice changes them. */
export function sureVisitsOn(
  ward: keyof ReturnType<typeof visitingOn>,
  day: string,
  special: readonly SpecialHours[],
): readonly Hours[] {
  return isChanged(day, ['inpatient'], special) ? [] : visitingOn(day)[ward];
}

/** Returns what is open in each part of a day, in a line; of visits if there are any. */
export function timedLine(
  { openLine }: TodayWords,
  day: string,
  special: readonly SpecialHours[],
  visits: readonly Hours[],
): Timed[] {
  const sessions: readonly Session[] = sessionsOn(day, special);
  const clinics = sureHoursOn(day, sessions);
  // the line says to call first
  if (publicHoliday(day)) return [];
  const always = isOpenAtAllHours(day, special) ? [openLine.always] : [];
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
    ];
    return { from: moment.from, until: moment.until, text: text.filter(Boolean).join(' ') };
  });
}

import { site } from '../../facts/hospital/site.ts';
import { type Clinic, clinics } from '../../facts/schedule/clinics.ts';
import { hoursOn } from '../../facts/schedule/day/day-plan.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import type { Hours } from '../../facts/schedule/opening-hours.ts';
import { type PublicHoliday, publicHoliday } from '../../facts/schedule/public-holidays.ts';
import type { Language } from '../../site/languages.ts';
import { dayAfter, weekdayOf } from '../../time/days.ts';
import { kenyanDay } from '../../time/kenyan-day.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { todayUrl } from '../place-url.ts';
import {
  calendarFile,
  component,
  escapeText,
  localTime,
  placeLines,
  sequenceLine,
  timeZone,
  toDateTimeValue,
} from './icalendar.ts';

/** The series start here, so that a new file never moves them. */
const firstDay = `${site.copyrightYear}-01-01`;

/** Returns the clinic's days from `from` to `until`, both included. */
function daysOf({ days }: Clinic, from: string, until: string): string[] {
  const held: string[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) {
    if (days.includes(weekdayOf(day))) held.push(day);
  }
  return held;
}

/** Days on which notices change a clinic, with the hours that are left; undefined if it is closed. */
function changedDays(
  clinic: Clinic,
  special: readonly SpecialHours[],
): ReadonlyMap<string, Hours | undefined> {
  const usual: Hours = { opens: clinic.from, closes: clinic.to };
  const changes = special
    .filter(({ of }) => of === 'hospital' || of === clinic.department)
    .flatMap(({ from, until }) => daysOf(clinic, from, until))
    .map((day) => [day, hoursOn(day, clinic.department, usual, special)] as const)
    .filter(([, left]) => left?.opens !== usual.opens || left.closes !== usual.closes);
  return new Map(changes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface CalendarInput {
  siteUrl: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Since when the clinics are as at `time`, in milliseconds since 1970. */
  changedAt: number;
  special: readonly SpecialHours[];
}

/** Days ahead whose public holidays are in the file: apps fetch it again, copies last a while. */
const holidayDays = 366;

/** Returns the public holidays on which a clinic would be held. */
function holidaysOf(clinic: Clinic, time: number): [day: string, PublicHoliday][] {
  const today = kenyanDay(time);
  return daysOf(clinic, today, dayAfter(today, holidayDays)).flatMap((day) => {
    const name = publicHoliday(day);
    return name ? [[day, name]] : [];
  });
}

/**
 * Returns a clinic's weekly event, with the days that notices close, then its changed days and public
 * holidays.
 */
function clinicEvents(
  clinic: Clinic,
  language: Language,
  { siteUrl, time, changedAt, special }: CalendarInput,
): string[] {
  const { clinicNames, clinicianOf } = wordsIn(language, 'clinicWords');
  const { today } = wordsIn(language, 'today');
  const changed = changedDays(clinic, special);
  const event = (
    day: string,
    { opens, closes }: Hours,
    more: readonly string[],
    holiday?: PublicHoliday,
  ) =>
    component('VEVENT', [
      `UID:clinic-${clinic.id}@${new URL(siteUrl).host}`,
      // apps that compare stamps take the new file only if these are later (RFC 5545, 3.8.7.2)
      `DTSTAMP:${toDateTimeValue(changedAt)}`,
      sequenceLine(changedAt),
      localTime('DTSTART', day, opens),
      localTime('DTEND', day, closes),
      ...more,
      `SUMMARY:${escapeText(`${clinicNames[clinic.id]}, ${site.shortName}${holiday ? `: ${today.callFirst}` : ''}`)}`,
      `DESCRIPTION:${escapeText(`${holiday ? `${today.holidayNote(holiday)} ` : ''}${clinicianOf(clinic)}. ${today.byAppointment} ${site.phone}`)}`,
      `URL:${todayUrl(language, siteUrl)}`,
      ...placeLines(language),
      'TRANSP:TRANSPARENT',
    ]);
  const usual = { opens: clinic.from, closes: clinic.to };
  const holidays = new Map(holidaysOf(clinic, time));
  const exceptions = new Map([
    ...[...holidays.keys()].map((day) => [day, usual] as const),
    ...changed,
  ]);
  const [start = firstDay] = daysOf(clinic, firstDay, dayAfter(firstDay, 6));
  const closed = [...changed].flatMap(([day, left]) => (left ? [] : [day]));
  const byDay = clinic.days.map((day) => day.slice(0, 2).toUpperCase()).join(',');
  return [
    ...event(start, usual, [
      `RRULE:FREQ=WEEKLY;BYDAY=${byDay}`,
      ...closed.map((day) => localTime('EXDATE', day, clinic.from)),
    ]),
    ...[...exceptions].flatMap(([day, left]) =>
      left
        ? event(day, left, [localTime('RECURRENCE-ID', day, clinic.from)], holidays.get(day))
        : [],
    ),
  ];
}

/**
 * Returns the calendar of all clinics to subscribe to (RFC 5545): one weekly event per clinic, with
 * exceptions from notices. Ids depend only on the clinic, so that a later file moves the same events.
 */
export function renderClinicsCalendar(language: Language, input: CalendarInput): string {
  const { today } = wordsIn(language, 'today');
  const name = escapeText(`${today.calendar.name}, ${site.shortName}`);
  const standard = [
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'TZNAME:EAT',
  ];
  return calendarFile('Clinics', language, [
    // RFC 7986; the second of each pair for older apps
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...component('VTIMEZONE', [`TZID:${timeZone}`, ...component('STANDARD', standard)]),
    ...clinics.flatMap((clinic) => clinicEvents(clinic, language, input)),
  ]);
}

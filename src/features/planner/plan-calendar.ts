import type { FormValues } from '../../components/form/form-definition.ts';
import {
  calendarFile,
  component,
  escapeText,
  placeLines,
  sequenceLine,
  toDateTimeValue,
  toDateValue,
} from '../../seo/calendar/icalendar.ts';
import type { Language } from '../../site/languages.ts';
import { dayAfter } from '../../time/days.ts';
import type { CalendarEntry, PlanCalendar } from './plan-kind.ts';

interface CalendarOptions {
  /** ISO 8601 day. */
  today: string;
  /** Creation time of the file, in milliseconds since 1970. */
  now: number;
  /** Host of the site, which makes the event ids unique. */
  host: string;
}

/** Two days earlier at 9 a.m.: an all-day event starts at midnight, when people sleep. */
const reminder = '-P1DT15H';

function eventOf(
  entry: CalendarEntry,
  language: Language,
  { now, host }: CalendarOptions,
): string[] {
  const { id, date } = entry;
  const summary = escapeText(entry.summary);
  return component('VEVENT', [
    // a later file with another day or language moves the same event (RFC 5545, 3.8.4.7)
    `UID:${id}@${host}`,
    `DTSTAMP:${toDateTimeValue(now)}`,
    sequenceLine(now),
    `DTSTART;VALUE=DATE:${toDateValue(date)}`,
    `DTEND;VALUE=DATE:${toDateValue(dayAfter(date, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(entry.description.filter(Boolean).join('\n'))}`,
    ...placeLines(language),
    // people who share the calendar cannot see what the event is
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...component('VALARM', ['ACTION:DISPLAY', `TRIGGER:${reminder}`, `DESCRIPTION:${summary}`]),
  ]);
}

/**
 * Returns the calendar file of a plan (RFC 5545): one all-day event per day that is not past, with a
 * reminder two days earlier. Undefined if all are past, because a calendar needs a component (3.4).
 * No METHOD: PUBLISH would require an organiser (RFC 5546, 3.2.1).
 */
export function planCalendar(
  calendar: PlanCalendar,
  values: FormValues,
  language: Language,
  options: CalendarOptions,
): string | undefined {
  const entries = calendar.entries(values, options.today, language);
  if (entries.length === 0) return undefined;
  return calendarFile(
    calendar.product,
    language,
    entries.flatMap((entry) => eventOf(entry, language, options)),
  );
}

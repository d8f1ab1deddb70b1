import { site } from '../../facts/hospital/site.ts';
import { wordsIn } from '../../locales/words-by-locale.ts';
import {
  calendarFile,
  component,
  escapeText,
  placeLines,
  toDateTimeValue,
  toDateValue,
} from '../../seo/icalendar.ts';
import type { Language } from '../../site/languages.ts';
import { dayAfter } from '../../time/days.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';
import { contactTexts } from './antenatal-texts.ts';

interface CalendarOptions {
  /** Creation time of the file, in milliseconds since 1970. */
  now: number;
  /** Host of the site, which makes the event ids unique. */
  host: string;
}

/** Two days earlier at 9 a.m.: an all-day event starts at midnight, when people sleep. */
const reminder = '-P1DT15H';

/**
 * Event id of a contact (UID, RFC 5545 3.8.4.7), from its week only. A later file with another due
 * date or language therefore moves the same events, and the id says nothing about the woman. The
 * drawback, which the page mentions: a calendar can hold only one pregnancy.
 */
function eventId({ week }: PlannedContact, host: string): string {
  return `antenatal-contact-${week}@${host}`;
}

function contactEvent(
  contact: PlannedContact,
  language: Language,
  { now, host }: CalendarOptions,
): string[] {
  const { calendar } = wordsIn(language, 'antenatalPlanner');
  const { week, date } = contact;
  const { what, tests, bring } = contactTexts(contact, language);
  const summary = escapeText(calendar.summary(week));
  const description = [what, tests, bring, calendar.always].filter(Boolean).join('\n');
  return component('VEVENT', [
    `UID:${eventId(contact, host)}`,
    `DTSTAMP:${toDateTimeValue(now)}`,
    // a calendar takes the file with the higher number as newer; minutes since 1970 fit in 32 bits
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART;VALUE=DATE:${toDateValue(date)}`,
    `DTEND;VALUE=DATE:${toDateValue(dayAfter(date, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...placeLines(),
    // people who share her calendar cannot see what the event is
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...component('VALARM', ['ACTION:DISPLAY', `TRIGGER:${reminder}`, `DESCRIPTION:${summary}`]),
  ]);
}

/**
 * Returns the calendar file of a plan (RFC 5545): one all-day event per contact that is not past,
 * with a reminder two days earlier. Undefined if all are past, because a calendar needs a component
 * (3.4). No METHOD: PUBLISH would require an organiser (RFC 5546, 3.2.1).
 */
export function antenatalCalendar(
  plan: AntenatalPlan,
  language: Language,
  options: CalendarOptions,
): string | undefined {
  const upcoming = plan.contacts.filter(({ when }) => when !== 'past');
  if (upcoming.length === 0) return undefined;
  return calendarFile(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:-//${site.name}//Antenatal planner//${language.toUpperCase()}`,
      'CALSCALE:GREGORIAN',
      ...upcoming.flatMap((contact) => contactEvent(contact, language, options)),
    ]),
  );
}

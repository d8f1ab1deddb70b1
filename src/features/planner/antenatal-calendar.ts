import { site } from '../../facts/hospital/site.ts';
import { wordsIn } from '../../locales/words-by-locale.ts';
import type { Language } from '../../site/languages.ts';
import { dayAfter } from '../../time/days.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';
import { contactTexts } from './antenatal-texts.ts';
import { calendarFile, component, dateValue, escapeText, utcValue } from './icalendar.ts';

interface CalendarOptions {
  /** When the file is made, in milliseconds since 1970. */
  now: number;
  /** Where it is made, so that no other file's events are called the same. */
  host: string;
}

/** Two days before at nine in the morning: an all-day event begins at midnight, when people sleep. */
const reminder = '-P1DT15H';

/**
 * What a calendar knows a contact by: its week alone. Two files with another due date, from another
 * day or in another language, call it the same, so the second moves the events of the first; and it
 * tells nothing about a woman. The price: one calendar holds one pregnancy, which the page says.
 */
function contactId({ week }: PlannedContact, host: string): string {
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
  const { street, region, country } = site.address;
  return component('VEVENT', [
    `UID:${contactId(contact, host)}`,
    `DTSTAMP:${utcValue(now)}`,
    // grows from file to file, by which a calendar knows the later one; minutes stay in 32 bits
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTART;VALUE=DATE:${dateValue(date)}`,
    `DTEND;VALUE=DATE:${dateValue(dayAfter(date, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText([site.name, street, region, country].join(', '))}`,
    `GEO:${site.geo.latitude};${site.geo.longitude}`,
    // who shares her calendar sees that she is busy, and not with what
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    ...component('VALARM', ['ACTION:DISPLAY', `TRIGGER:${reminder}`, `DESCRIPTION:${summary}`]),
  ]);
}

/**
 * A plan's calendar file (RFC 5545): an all-day event for each contact that is not past, with a
 * reminder two days before. Undefined where all are past, for a calendar must hold something (3.4).
 * No METHOD: one that publishes would have to name who organises the visit (RFC 5546, 3.2.1).
 */
export function antenatalCalendar(
  plan: AntenatalPlan,
  language: Language,
  options: CalendarOptions,
): string | undefined {
  const ahead = plan.contacts.filter(({ when }) => when !== 'past');
  if (ahead.length === 0) return undefined;
  return calendarFile(
    component('VCALENDAR', [
      'VERSION:2.0',
      `PRODID:-//${site.name}//Antenatal planner//${language.toUpperCase()}`,
      'CALSCALE:GREGORIAN',
      ...ahead.flatMap((contact) => contactEvent(contact, language, options)),
    ]),
  );
}

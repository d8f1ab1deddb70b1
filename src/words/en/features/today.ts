import { schemes, site } from '../../../facts/hospital/site.ts';
import { type Session, wholeSpan } from '../../../facts/schedule/day/day-plan.ts';
import type { Hours } from '../../../facts/schedule/opening-hours.ts';
import type { PublicHoliday } from '../../../facts/schedule/public-holidays.ts';
import type { StatusEntry } from '../../../facts/schedule/status/status.ts';
import type { StatusItem } from '../../../facts/schedule/status/status-items.ts';
import {
  formatDayOfYear,
  formatFullDay,
  formatHours,
  formatShortDay,
  formatTime,
  formatWeekday,
} from '../../formats/en.ts';
import { holidayNames } from '../schedule/holiday-names.ts';

const items: Readonly<Record<StatusItem, string>> = {
  sha: `${schemes.sha} system`,
  mobileMoney: 'M-Pesa',
  vaccines: 'Vaccines',
  blood: 'Blood for transfusion',
  oxygen: 'Oxygen',
  laboratory: 'Laboratory',
  xRay: 'X-ray',
  ultrasound: 'Ultrasound',
  theatre: 'Operating theatre',
  ambulance: 'Our ambulance',
};

const states: Readonly<Record<StatusEntry['state'], string>> = {
  available: 'available',
  limited: 'limited',
  unavailable: 'not available',
};

/** Returns the time of a report: '9:40 am', with its day if that is not `today`. */
function reportTime({ asOf }: StatusEntry, today: string): string {
  const [day = '', time = ''] = asOf.split('T');
  return day === today ? formatTime(time) : `${formatTime(time)} on ${formatDayOfYear(day)}`;
}

const byAppointment =
  'Clinics are by appointment. If it cannot wait, just come: a clinician is here at any hour.';

/** Texts of /today, and of the line about today on other pages. */
export const today = {
  heading: 'Today at the hospital',
  statusHeading: 'What our staff report now',
  dayHeadings: { today: 'Clinics today', others: 'Other clinics: the next day of each' },
  byAppointment,
  noClinics: 'No clinics on this day. A clinician still sees you at any hour.',
  visitingNote: "Confirm a visiting specialist's day by phone.",
  hoursHeading: 'Hours today',
  hours: {
    hospital: 'Emergency, maternity and pharmacy',
    alwaysOpen: `Always open, ${site.hours.label}`,
    laboratory: 'Laboratory, planned tests',
    noLaboratory: (day: string) => `No planned tests on ${formatWeekday(day)}`,
    visiting: {
      general: 'Visiting, general wards',
      maternity: 'Visiting, maternity ward',
      children: "Visiting, children's ward",
      hdu: 'Visiting, HDU',
    },
  },
  calendar: {
    name: 'Clinics',
    heading: 'Clinics in your calendar',
    text: 'A saved copy shows the usual week, and never changes. A subscription also shows each day that a clinic is closed. Android: open Google Calendar on a computer, choose "Other calendars", then "From URL", and type this address.',
    subscribe: 'Subscribe (iPhone, Mac)',
    copy: 'Save a copy',
    allClinics: 'All clinics of the week',
  },
  seeLabel: 'See today',
  fullDay: formatFullDay,
  /** When hours begin, and a range of them. */
  opening: ({ opens }: Hours) => formatTime(opens),
  round: (hours: Hours) => formatHours([hours]),
  openLarge: 'Open 24 hours',
  /** Behind the name of a clinic in a calendar. */
  callFirst: 'public holiday, call first',
  holidayNote: (name: PublicHoliday) =>
    `Public holiday: ${holidayNames[name]}. Call ${site.phone} before you come to a clinic.`,
  /** What is true on any day: the hours of a weekday. */
  hoursOn: (day: string, hours: readonly Hours[]) => `${formatWeekday(day)}: ${formatHours(hours)}`,
  /** What is true for some hours only. */
  openNow: ({ closes }: Hours) => `Open until ${formatTime(closes)}`,
  closedUntil: (
    day: string,
    time: string,
    isSoon: boolean,
    hasTwoLines: boolean,
  ): { before?: string; time: string } => {
    const before = `Closed, opens ${isSoon ? formatWeekday(day) : formatShortDay(day)}`;
    return hasTwoLines ? { before, time } : { time: `${before} ${time}` };
  },
  closedOn: (day: string) => `Closed on ${formatWeekday(day)}`,
  holidayOn: (day: string) => `${formatWeekday(day)}: public holiday, call first`,
  nextOn: (day: string, { opens }: Hours) => `Next: ${formatShortDay(day)}, ${formatTime(opens)}`,
  /** The same in half a line, within a week. */
  soonOn: (day: string, { opens }: Hours) => `${formatWeekday(day)}: ${formatTime(opens)}`,
  nextUnknown: 'Next: ask us',
  oldPage: (day: string) => `This page is from ${formatFullDay(day)}. Load it again for today.`,
  statusReport: (entry: StatusEntry, now: string) => ({
    term: items[entry.of],
    state: states[entry.state],
    asOf: `As of ${reportTime(entry, now)}.`,
  }),
  /** The sentences on other pages and in the feeds, true on any day. */
  clinicsLine(
    day: string,
    sessions: readonly Session[],
    holiday: PublicHoliday | undefined,
  ): readonly string[] {
    const date = formatDayOfYear(day);
    if (holiday) {
      return [
        `${date} is a public holiday (${holidayNames[holiday]}).`,
        'Call before you come to a clinic.',
      ];
    }
    const held = sessions.flatMap(({ hours }) => hours ?? []);
    if (held.length === 0) return [`No clinics on ${date}.`, 'A clinician is here at any hour.'];
    return [`Clinics on ${date}: ${held.length}, from ${formatTime(wholeSpan(held).opens)}.`];
  },
  /** Until or from when visitors may come: above a large time. */
  visitsTime: {
    until: 'Until',
    from: 'Today from',
    on: (day: string) => `${formatWeekday(day)} from`,
  },
  /** Wards with hours of their own, below the time of the general wards. */
  otherWards: {
    both: "Maternity and children's wards",
    maternity: 'Maternity ward',
    children: "Children's ward",
  },
  /** The same for some hours. */
  openLine: {
    always: 'emergency, maternity, pharmacy',
    clinics: (count: number) => (count === 1 ? '1 clinic' : `${count} clinics`),
    open: (things: readonly string[]) => `Open now: ${things.join(', ')}.`,
    clinicsFrom: ({ opens }: Hours) => `Clinics: from ${formatTime(opens)}.`,
    clinicsOn: (day: string, { opens }: Hours) =>
      `Clinics open ${formatWeekday(day)} ${formatTime(opens)}.`,
    visitsUntil: ({ closes }: Hours) => `Visiting: until ${formatTime(closes)}.`,
    visitsFrom: ({ opens }: Hours) => `Visiting: from ${formatTime(opens)}.`,
    visitsOn: (day: string, { opens }: Hours) =>
      `Visiting: ${formatWeekday(day)} ${formatTime(opens)}.`,
  },
  /** The short line about something that is missing. */
  statusAlert: (entry: StatusEntry, now: string) =>
    `${items[entry.of]}: ${states[entry.state]} (as of ${reportTime(entry, now)}).`,
} as const;

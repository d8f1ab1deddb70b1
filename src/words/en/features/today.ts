import { schemes, site } from '../../../facts/hospital/site.ts';
import type { Session } from '../../../facts/schedule/day-plan.ts';
import type { PublicHoliday } from '../../../facts/schedule/public-holidays.ts';
import type { StatusEntry } from '../../../facts/schedule/status/status.ts';
import type { StatusItem } from '../../../facts/schedule/status/status-items.ts';
import { formatDayOfYear, formatFullDay, formatHours, formatTime } from '../../../formats/en.ts';
import { clinicianOf, clinicNames } from '../sections/clinic-words.ts';

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

const holidays: Readonly<Record<PublicHoliday, string>> = {
  newYear: "New Year's Day",
  goodFriday: 'Good Friday',
  easterMonday: 'Easter Monday',
  labour: 'Labour Day',
  madaraka: 'Madaraka Day',
  mazingira: 'Mazingira Day',
  mashujaa: 'Mashujaa Day',
  jamhuri: 'Jamhuri Day',
  christmas: 'Christmas Day',
  boxing: 'Boxing Day',
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
  heading: 'Open today',
  lead: 'Which clinics are open today and tomorrow, who sees you and until when.',
  statusHeading: 'What our staff report now',
  dayHeadings: { today: 'Clinics today', tomorrow: 'Clinics tomorrow' },
  byAppointment,
  noClinics: 'No clinics on this day. A clinician still sees you at any hour.',
  visitingNote: "Confirm a visiting specialist's day by phone.",
  hoursHeading: 'Other hours today',
  hours: {
    hospital: 'Hospital and emergency department',
    alwaysOpen: `Open ${site.hours.label}`,
    laboratory: 'Laboratory, planned tests',
    noLaboratory: 'No planned tests today',
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
    text: 'Subscribe once, and your calendar app shows every clinic and each day it is closed. Open the file, or add this address in the app under "subscribe to calendar".',
    label: 'Open the calendar file',
    allClinics: 'All clinics of the week',
  },
  seeLabel: 'See today',
  fullDay: formatFullDay,
  hoursOfDay: formatHours,
  holidayNote: (name: PublicHoliday) =>
    `Public holiday: ${holidays[name]}. Call ${site.phone} before you come to a clinic.`,
  clinicOnDay: ({ clinic, hours }: Session) => ({
    term: clinicNames[clinic.id],
    detail: hours ? `${formatHours([hours])}, ${clinicianOf(clinic)}` : 'Closed on this day',
  }),
  statusReport: (entry: StatusEntry, now: string) => ({
    term: items[entry.of],
    state: states[entry.state],
    asOf: `As of ${reportTime(entry, now)}.`,
  }),
  /** The short line on other pages and in the feeds. */
  openLine(day: string, sessions: readonly Session[], holiday: PublicHoliday | undefined): string {
    const date = formatDayOfYear(day);
    if (holiday) {
      return `${date} is a public holiday (${holidays[holiday]}). Call before you come to a clinic.`;
    }
    const [first, ...others] = sessions.flatMap(({ clinic, hours }) =>
      hours ? [`${clinicNames[clinic.id]} until ${formatTime(hours.closes)}`] : [],
    );
    if (!first) return `No clinics on ${date}. A clinician is here at any hour.`;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `Open today, ${date}: ${first}${more}.`;
  },
  /** The short line about something that is missing. */
  statusAlert: (entry: StatusEntry, now: string) =>
    `${items[entry.of]}: ${states[entry.state]} (as of ${reportTime(entry, now)}).`,
} as const;

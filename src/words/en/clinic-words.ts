import { type Clinic, clinics } from '../../facts/clinics.ts';
import { type PersonKey, people } from '../../facts/people.ts';
import type { ServiceRouteName } from '../../routes.ts';
import type { Block, Fact } from '../service-page.ts';
import { formatDays } from './format.ts';

/** When a clinic is held: 'Mon and Wed 9:00-13:00'. */
export function clinicTime({ days, from, to }: Clinic): string {
  return `${formatDays(days)} ${from}-${to}`;
}

/** Who sits in a clinic: one of ours by name, 'our nurses', or 'visiting urologist'. */
export function clinicianOf({ seenBy }: Clinic): string {
  if (typeof seenBy === 'string') return people[seenBy].name;
  return 'team' in seenBy ? seenBy.team : `visiting ${seenBy.visiting}`;
}

/** The clinics of one person, each with its time. */
export function clinicsOf(person: PersonKey): Fact[] {
  return clinics
    .filter(({ seenBy }) => seenBy === person)
    .map((clinic) => ({ term: clinic.name, detail: clinicTime(clinic) }));
}

const visitingNote = "Confirm a visiting specialist's day by phone.";

/** Days, hours and names of a department's clinics, for its page. */
export function clinicDays(department: ServiceRouteName): Block {
  const held = clinics.filter((clinic) => clinic.department === department);
  return {
    kind: 'facts',
    heading: 'Clinic days',
    ...(held.some(({ seenBy }) => typeof seenBy === 'object' && 'visiting' in seenBy) && {
      intro: visitingNote,
    }),
    facts: held.map((clinic) => ({
      term: clinic.name,
      detail: `${clinicTime(clinic)}, ${clinicianOf(clinic)}`,
    })),
    more: { label: 'All clinics and who sits in them', link: 'doctors' },
  };
}

/** The calendar of all clinics on /doctors. */
export const clinicCalendar = {
  heading: 'Clinic calendar',
  intro: `All by appointment. ${visitingNote} For anything that cannot wait, a clinician is here at any hour.`,
  caption: 'Every clinic with its days, its hours and who sits',
  columns: ['Clinic', 'When', 'With'],
  rows: clinics.map((clinic) => [clinic.name, clinicTime(clinic), clinicianOf(clinic)]),
} as const;

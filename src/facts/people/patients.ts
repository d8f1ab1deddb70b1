import type { PortraitName } from '../media/portrait-names.ts';
import { type PatientDisplay, patients } from './patient-display.ts';
import {
  motherRecords,
  type PatientRecord,
  storyRecords,
  testimonialRecords,
} from './patient-records.ts';

/** What the setting hides, or reduces to initials. */
interface Identity {
  name: string;
  home: string | undefined;
  image: string | undefined;
  portrait: PortraitName | undefined;
}

/** A person as pages show them. */
type ShownPatient<Person extends PatientRecord> = Omit<Person, keyof Identity | 'consent'> &
  Identity;

/** 'Ann Muthoni' as 'A. M.' */
function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => `${word.charAt(0)}.`)
    .join(' ');
}

/** Leaves out what identifies a person, unless people are shown by name. */
export function showPatient<Person extends PatientRecord>(
  person: Person,
  display: PatientDisplay = patients,
): ShownPatient<Person> {
  const { name, home, image, portrait, consent: _, ...others } = person;
  const shown = display === 'named';
  return {
    ...others,
    name: shown ? name : initials(name),
    home: shown ? home : undefined,
    image: shown ? image : undefined,
    portrait: shown ? portrait : undefined,
  };
}

/** The six of /testimonials, in their order. */
export const testimonials = testimonialRecords.map((record) => showPatient(record));

/** The six of /patient-stories, newest first. */
export const storytellers = storyRecords.map((record) => showPatient(record));

/** The two mothers of /services/maternity. */
export const mothers = motherRecords.map((record) => showPatient(record));

/** The number by which the words know a patient. */
export type TestimonialId = (typeof testimonialRecords)[number]['id'];
export type StoryId = (typeof storyRecords)[number]['id'];
export type MotherId = (typeof motherRecords)[number]['id'];

/** A person's details in one line, without those that are hidden. */
export const listed = (...details: readonly (string | undefined)[]): string =>
  details.filter(Boolean).join(', ');

/** The ids of a testimonial and of a story on their pages. */
export const testimonialAnchor = (id: TestimonialId): string => `voice-${id}`;
export const storyAnchor = (id: StoryId): string => `story-${id}`;

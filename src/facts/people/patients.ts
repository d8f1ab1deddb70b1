import type { PortraitName } from '../media/portrait-names.ts';
import { type PatientDisplay, patients } from './patient-display.ts';
import {
  motherRecords,
  type PatientRecord,
  storyRecords,
  testimonialRecords,
} from './patient-records.ts';

/** Data that the setting hides or reduces to initials. */
interface Identity {
  name: string;
  home: string | undefined;
  image: string | undefined;
  portrait: PortraitName | undefined;
}

/** A patient as shown on pages. */
type ShownPatient<Person extends PatientRecord> = Omit<Person, keyof Identity | 'consent'> &
  Identity;

/** Returns 'A. M.' for 'Ann Muthoni'. */
function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => `${word.charAt(0)}.`)
    .join(' ');
}

/** Removes identifying data, unless patients are shown by name. */
export function showPatient<Person extends PatientRecord>(
  person: Person,
  display: PatientDisplay = patients,
): ShownPatient<Person> {
  const { name, home, image, portrait, consent: _, ...others } = person;
  const isNamed = display === 'named';
  return {
    ...others,
    name: isNamed ? name : initials(name),
    home: isNamed ? home : undefined,
    image: isNamed ? image : undefined,
    portrait: isNamed ? portrait : undefined,
  };
}

/** The six testimonials of /testimonials, in order. */
export const testimonials = testimonialRecords.map((record) => showPatient(record));

/** The six stories of /patient-stories, newest first. */
export const storytellers = storyRecords.map((record) => showPatient(record));

/** The two mothers on /services/maternity. */
export const mothers = motherRecords.map((record) => showPatient(record));

/** Ids of the patients, also for their quotes in the words. */
export type TestimonialId = (typeof testimonialRecords)[number]['id'];
export type StoryId = (typeof storyRecords)[number]['id'];
export type MotherId = (typeof motherRecords)[number]['id'];

/** Joins a person's details on one line, without hidden ones. */
export const joinDetails = (...details: readonly (string | undefined)[]): string =>
  details.filter(Boolean).join(', ');

/** Returns the element id of a testimonial. */
export const testimonialAnchor = (id: TestimonialId): string => `voice-${id}`;

/** Returns the element id of a story. */
export const storyAnchor = (id: StoryId): string => `story-${id}`;

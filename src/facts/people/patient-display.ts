import { paperFacts } from '../hospital/papers.ts';
import { storyPortraits } from '../media/picture-names.ts';
import type { PapersFile } from '../schemas/papers.ts';

const { invented, shownBy, councilAnswer: answer } = paperFacts.patients;

/** How testimonials, stories and the mothers' quotes show people. */
export type PatientDisplay = PapersFile['patients']['shownBy'];

/** KMPDC's written answer to whether patients who agreed may appear by name. */
export interface CouncilAnswer {
  /** ISO 8601 day of the letter. */
  on: string;
  /** Its reference number, as on the letter. */
  reference: string;
}

/** Whether the patients in patient-records.ts are invented; pages say so while this is true. */
export const patientsAreInvented = invented;

/** The answer, or null without one. Kenya's advertising rules have no exception for consent. */
export const councilAnswer = (answer ?? null) as CouncilAnswer | null;

/**
 * The setting. 'named' shows names, homes and portraits of people who signed a consent
 * (patient-records.ts). 'initials' shows none of these on any page. With 'none' no page quotes a patient,
 * and the pages of quotes and stories are off.
 */
export const patientSetting: PatientDisplay = shownBy;

/** Returns how pages show patients: real people by initials until the council has answered. */
export function displayFor(
  setting: PatientDisplay,
  areInvented: boolean,
  answer: CouncilAnswer | null,
): PatientDisplay {
  return setting === 'none' || areInvented || answer ? setting : 'initials';
}

export const patients = displayFor(patientSetting, patientsAreInvented, councilAnswer);

/** Returns whether a patient's portrait must not be in pages or built files. */
export const isHiddenPortrait = (name: string): boolean =>
  patients !== 'named' && storyPortraits.some((portrait) => portrait === name);

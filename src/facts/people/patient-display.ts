import { sample } from '../hospital/sample.ts';

/** How testimonials, stories and the mothers' quotes show people. */
export type PatientDisplay = 'named' | 'initials';

/**
 * The setting. 'named' shows names, homes and portraits, and a live site needs a consent from each
 * person (facts/patient-records.ts). 'initials' shows none of them on any page.
 */
export const patients: PatientDisplay = sample('named');

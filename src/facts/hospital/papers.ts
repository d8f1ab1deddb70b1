/** What the hospital may be asked to prove, from papers.json: licences, contracts, days and figures. */

import type { PapersFile } from '../schemas/papers.ts';
import file from './papers.json' with { type: 'json' };

// the build validates the file, so the cast is safe
export const paperFacts = file as PapersFile;

/** Whether some of these are still the sample's; pages then say so beside figures and numbers. */
export const papersAreSample = 'sample' in file;

export type InsurerKey = keyof typeof file.insurers;

export const {
  /** How long papers take; the fees are in prices.json. */
  paperTimes,
  /** After a death in the hospital, which has no mortuary. */
  afterDeath,
} = paperFacts;

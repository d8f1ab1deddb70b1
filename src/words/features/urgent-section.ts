import type { FirstAid } from '../../facts/clinical/first-aid.ts';

/** A section that tells what to do in an emergency: first aid, or another. */
export type UrgentSectionKey =
  | FirstAid
  | 'dangerSigns'
  | 'motherSigns'
  | 'afterLoss'
  | 'labour'
  | 'childSigns'
  | 'eyes'
  | 'assault'
  | 'nationalLines'
  | 'numbersToCall'
  | 'highSugar'
  | 'violence'
  | 'fgm'
  | 'adultFever'
  | 'cholera'
  | 'confusion'
  | 'bellyPain'
  | 'hivExposure';

/** The words of such a section. */
export interface UrgentSection {
  /** Its id in every language; without it the id derives from the heading. */
  id?: string;
  heading: string;
  /** What to do, in order; empty if the section lists signs only. */
  steps: readonly string[];
  never?: string;
}

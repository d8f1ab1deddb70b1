import { type PersonKey, personKeys } from '../people/people.ts';
import { storyPortraits } from './picture-names.ts';

/** Whose portrait it is: somebody of the hospital by their key, or a patient. */
export type PortraitName = PersonKey | (typeof storyPortraits)[number];

/**
 * Every portrait. The file of the same name in src/portraits, or below it, holds it; initials stand
 * in where there is none.
 */
export const portraitNames: readonly PortraitName[] = [...personKeys, ...storyPortraits];

import { type PersonKey, personKeys } from '../people/people.ts';
import { storyPortraits } from './picture-names.ts';

/** The key of a person in people.json, or a patient's portrait. */
export type PortraitName = PersonKey | (typeof storyPortraits)[number];

/**
 * Names of all portraits; each is also the name of a file in or below src/portraits. Without a file
 * pages show initials.
 */
export const portraitNames: readonly PortraitName[] = [...personKeys, ...storyPortraits];

import { type PersonKey, personKeys } from '../people/people.ts';
import { storyPortraits } from './picture-names.ts';

/** The key of a person in people.json, or a patient's portrait. */
export type PortraitName = PersonKey | (typeof storyPortraits)[number];

/** Names of all portraits. Without a photograph pages show initials. */
export const portraitNames: readonly PortraitName[] = [...personKeys, ...storyPortraits];

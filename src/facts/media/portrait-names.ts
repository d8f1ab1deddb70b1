import type { PersonKey } from '../people/people.ts';
import type { storyPortraits } from './picture-names.ts';

/** The key of a person in people.json, or a patient's portrait. */
export type PortraitName = PersonKey | (typeof storyPortraits)[number];

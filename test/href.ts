import { defaultLanguage } from '../src/languages.ts';
import { hrefIn } from '../src/places.ts';

/** The path of a page in the language that has them all. */
export const href = hrefIn(defaultLanguage);

import { hrefIn } from '../../src/locales/places.ts';
import { defaultLanguage } from '../../src/site/languages.ts';

/** The path of a page in the language that has them all. */
export const href = hrefIn(defaultLanguage);

import { hrefIn } from '../../src/site/addresses.ts';
import { defaultLanguage } from '../../src/site/languages.ts';

/** The path of a page in the default language. */
export const href = hrefIn(defaultLanguage);

import { formsIn } from '../src/forms/forms.ts';
import * as words from '../src/words/en/forms.ts';

/** The site's forms in English, as the pages show them. */
export const forms = formsIn(words);

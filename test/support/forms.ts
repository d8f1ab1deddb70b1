import { createForms } from '../../src/features/booking/forms.ts';
import * as words from '../../src/words/en/features/forms.ts';

/** The site's forms in English, as the pages show them. */
export const forms = createForms(words);

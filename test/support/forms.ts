import { createForms } from '../../src/features/booking/forms.ts';
import * as words from '../../src/words/en/features/forms.ts';

/** The site's forms in English. */
export const forms = createForms(words);

/** Which pages are off and which languages the site has, from pages.json and papers.json. */

import settings from '../facts/hospital/pages.json' with { type: 'json' };
import papers from '../facts/hospital/papers.json' with { type: 'json' };

// the check that names a wrong value with its line imports the site's tables, so none may fail here
const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** The pages on which patients speak: off while the hospital shows none. */
const pagesOfPatients =
  papers.patients?.shownBy === 'none' ? ['testimonials', 'patientStories'] : [];

export const pageSettings = {
  off: [...listed(settings.off), ...pagesOfPatients],
  languages: listed(settings.languages),
};

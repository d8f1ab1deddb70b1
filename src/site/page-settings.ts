/** Which pages are off and which languages the site has; the hospital edits pages.json. */

import settings from '../facts/hospital/pages.json' with { type: 'json' };

// the check that names a wrong value with its line imports the site's tables, so none may fail here
const listed = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

export const pageSettings = { off: listed(settings.off), languages: listed(settings.languages) };

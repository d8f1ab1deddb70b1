/** Which pages are off and which languages the site has; the hospital edits pages.json. */

import settings from '../facts/hospital/pages.json' with { type: 'json' };

export const pageSettings: { off: readonly string[]; languages: readonly string[] } = settings;

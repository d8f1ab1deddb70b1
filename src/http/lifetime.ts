import { clinicsCalendarPath, feedPath, placeByTable } from '../site/addresses.ts';
import { languageNames } from '../site/languages.ts';
import { blogNames, rowOf } from '../site/routes.ts';

const dailyFiles = new Set(
  languageNames.flatMap((language) => [
    clinicsCalendarPath(language),
    ...blogNames.map((name) => feedPath(name, language)),
  ]),
);

/** How long a response is true: until Kenya's midnight at most, or until the next change. */
export type Lifetime = 'daily' | 'lasting';

/** Returns the lifetime of what a path returns. */
export function lifetimeOf(path: string): Lifetime {
  const place = placeByTable(path);
  return dailyFiles.has(path) || (place && rowOf(place.name).daily) ? 'daily' : 'lasting';
}

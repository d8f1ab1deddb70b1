import { articlePaths } from 'virtual:article-paths';
import { type Place, placeByTable, placePath } from './addresses.ts';
import { languageNames, languages } from './languages.ts';
import { pageRows } from './routes.ts';

const paths = languageNames.flatMap((language) => [
  ...pageRows.map(([name]) => placePath({ name, language })),
  ...articlePaths.map((path) => languages[language].prefix + path),
]);

/** Every path that answers 200, with its place: each page and article in every language. */
export const knownPlaces: ReadonlyMap<string, Place> = new Map(
  paths.flatMap((path) => {
    const place = placeByTable(path);
    return place ? [[path, place] as const] : [];
  }),
);

/** Returns the page in every language, including `place` itself. */
export function translations(place: Place): readonly Place[] {
  return languageNames.map((language) => ({ ...place, language }));
}

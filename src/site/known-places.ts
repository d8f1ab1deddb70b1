import { articles } from 'virtual:article-paths';
import { type Place, placeByTable, placeInTable, placePath } from './addresses.ts';
import { type Language, languageNames, languages } from './languages.ts';
import { isArticleOn, pageRows } from './routes.ts';

const articlesOn = articles.filter(([, departments]) => isArticleOn(departments));
const paths = languageNames.flatMap((language) => [
  ...pageRows.map(([name]) => placePath({ name, language })),
  ...articlesOn.map(([path]) => languages[language].prefix + path),
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

/**
 * Returns an address from a text, such as '/contact#visit', as pages of `language` link to it: texts
 * name English addresses, Swahili ones those under '/sw' too. Undefined for a page or an article that is
 * off; addresses outside the route table are unchanged.
 */
export function localAddress(address: string, language: Language): string | undefined {
  const [path = ''] = address.split(/[?#]/);
  const bare = path.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/';
  const place = placeInTable(bare, language);
  if (!place) return address;
  const known = placePath(place);
  return knownPlaces.has(known) ? known + address.slice(path.length) : undefined;
}

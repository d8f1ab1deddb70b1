import { spellClean } from './clean-path.ts';
import { defaultLanguage, type Language, languageOfPath, languages } from './languages.ts';
import {
  type BlogName,
  type EntryRouteName,
  type PageRouteName,
  type RouteName,
  routes,
} from './routes.ts';

/** A page of the site in one language; `entryId` selects an article. */
export interface Place {
  name: RouteName;
  language: Language;
  entryId?: string;
}

/** Returns the path of a place. Does not check that the article exists. */
export function placePath({ name, language, entryId }: Place): string {
  const { prefix } = languages[language];
  const path = routes[name].path.replace(':postId', entryId ?? '');
  return prefix && path === '/' ? prefix : prefix + path;
}

type EntryParameter<Name extends RouteName> = Name extends EntryRouteName
  ? [id: string | number]
  : [];

/** Returns the path of a page: `href('contact')`, `href('blogPost', 3)`. The type requires the id. */
export type Href = <Name extends RouteName>(name: Name, ...id: EntryParameter<Name>) => string;

/** Returns the function that makes the paths for pages of a language. */
export function hrefIn(language: Language): Href {
  return (name, ...[id]) =>
    placePath({ name, language, ...(id !== undefined && { entryId: String(id) }) });
}

/** Returns the places from home to `place`, both included, with the language of `place`. */
export function breadcrumbs(place: Place): readonly Place[] {
  const row = routes[place.name];
  const parent: PageRouteName | undefined =
    'parent' in row ? row.parent : place.name === 'home' ? undefined : 'home';
  return parent ? [...breadcrumbs({ name: parent, language: place.language }), place] : [place];
}

/** Returns the path of a blog's Atom feed, below the blog's page. */
export function feedPath(name: BlogName, language: Language): string {
  return `${placePath({ name, language })}/feed.xml`;
}

/** Returns the path of the vCard with the hospital's contact details. */
export function contactCardPath(language: Language): string {
  return `${placePath({ name: 'contact', language })}.vcf`;
}

/** Paths of the hospital's prices as files, and of the JSON Schema of the first. */
export const pricesJsonPath = '/prices.json';
export const pricesCsvPath = '/prices.csv';
export const pricesSchemaPath = '/prices.schema.json';

/** Returns the path of the clinics' calendar, to subscribe to. */
export function clinicsCalendarPath(language: Language): string {
  return `${languages[language].prefix}/clinics.ics`;
}

/** Returns the path of the web app manifest in a language. */
export function manifestPath(language: Language): string {
  return `${languages[language].prefix}/manifest.webmanifest`;
}

/** Last part of a calendar file's path; RFC 5545 (8.1) defines the extension. */
const calendarFile = '/calendar.ics';

/** Returns the path of a plan's calendar file, below the plan's page. */
export function calendarPath(place: Place): string {
  return placePath(place) + calendarFile;
}

const pageNames = new Map<string, RouteName>();
const entryNames = new Map<string, RouteName>();
for (const [name, { path }] of Object.entries(routes) as [RouteName, { path: string }][]) {
  if (path.endsWith('/:postId')) entryNames.set(path.replace(':postId', ''), name);
  else pageNames.set(path, name);
}

/**
 * Returns the place that a clean path has in the route table, or undefined if no row matches. The
 * entry may not exist.
 */
export function placeByTable(path: string): Place | undefined {
  const language = languageOfPath(path);
  const rest = path.slice(languages[language].prefix.length) || '/';
  const name = pageNames.get(rest);
  if (name) return { name, language };
  const end = rest.lastIndexOf('/') + 1;
  const entryName = entryNames.get(rest.slice(0, end));
  const entryId = rest.slice(end);
  return entryName && entryId ? { name: entryName, language, entryId } : undefined;
}

/**
 * Returns an address from a text, such as '/contact#visit', as pages of `language` link to it. Leaves
 * everything except pages of the default language unchanged.
 */
export function localAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  const place = placeByTable(path);
  if (place?.language !== defaultLanguage) return address;
  return placePath({ ...place, language }) + address.slice(path.length);
}

/**
 * Returns the clean path in `known` that `pathname` is a variant of (trailing or doubled slash, upper
 * case, needless percent-encoding), or undefined for an unknown path.
 */
export function cleanPath(
  pathname: string,
  known: { has(path: string): boolean },
): string | undefined {
  const clean = spellClean(pathname);
  return clean !== undefined && known.has(clean) ? clean : undefined;
}

import { spellClean } from './clean-path.ts';
import { type Language, languageOfPath, languages, unusedPrefixes } from './languages.ts';
import {
  type BlogName,
  type EntryRouteName,
  isOn,
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

/** The same for pages that may be off, whose path is undefined then. */
export type HrefIfOn = <Name extends RouteName>(
  name: Name,
  ...id: EntryParameter<Name>
) => string | undefined;

/** Returns the function that makes the paths for pages of a language, whether they are on or off. */
export function hrefIn(language: Language): Href {
  return (name, ...[id]) =>
    placePath({ name, language, ...(id !== undefined && { entryId: String(id) }) });
}

/** Returns the function that makes the paths for those pages of a language that are on. */
export function hrefIfOnIn(language: Language): HrefIfOn {
  const href = hrefIn(language);
  return (name, ...id) => (isOn(name) ? href(name, ...id) : undefined);
}

/**
 * Returns the places from home to `place`, both included, with the language of `place`. A parent that
 * is off is left out.
 */
export function breadcrumbs(place: Place): readonly Place[] {
  const row = routes[place.name];
  const parent: PageRouteName | undefined =
    'parent' in row ? row.parent : place.name === 'home' ? undefined : 'home';
  const above = parent ? breadcrumbs({ name: parent, language: place.language }) : [];
  return isOn(place.name) ? [...above, place] : above;
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
const calendarSuffix = '/calendar.ics';

/** Returns the path of a plan's calendar file, below the plan's page. */
export function calendarPath(place: Place): string {
  return placePath(place) + calendarSuffix;
}

const pageNames = new Map<string, RouteName>();
const entryNames = new Map<string, RouteName>();
for (const [name, { path }] of Object.entries(routes) as [RouteName, { path: string }][]) {
  if (path.endsWith('/:postId')) entryNames.set(path.replace(':postId', ''), name);
  else pageNames.set(path, name);
}

/** Returns the place that a path without its language's prefix has in the table, on or off. */
export function placeInTable(path: string, language: Language): Place | undefined {
  const name = pageNames.get(path);
  if (name) return { name, language };
  const end = path.lastIndexOf('/') + 1;
  const entryName = entryNames.get(path.slice(0, end));
  const entryId = path.slice(end);
  return entryName && entryId ? { name: entryName, language, entryId } : undefined;
}

/**
 * Returns the place that a clean path has in the route table, or undefined if no row matches or the
 * page is off. The entry may not exist.
 */
export function placeByTable(path: string): Place | undefined {
  const language = languageOfPath(path);
  const place = placeInTable(path.slice(languages[language].prefix.length) || '/', language);
  return place && isOn(place.name) ? place : undefined;
}

/**
 * Returns the clean path in `known` that `pathname` is a variant of (trailing or doubled slash, upper
 * case, needless percent-encoding, the prefix of a language that has none or is off), or undefined for
 * an unknown path.
 */
export function cleanPath(
  pathname: string,
  known: { has(path: string): boolean },
  files: { has(path: string): boolean },
): string | undefined {
  const clean = spellClean(pathname);
  if (clean === undefined || known.has(clean)) return clean;
  const prefix = unusedPrefixes.find((each) => `${clean}/`.startsWith(`${each}/`));
  const plain = prefix && (clean.slice(prefix.length) || '/');
  // a phone's calendar or feed reader keeps the address of a language that was switched off
  return plain && (known.has(plain) || files.has(plain)) ? plain : undefined;
}

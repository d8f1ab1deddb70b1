import { type Language, languageOfPath, languages } from './languages.ts';
import { type BlogName, type RouteName, routes } from './routes.ts';

/** A place on the site: a page, or one entry behind a parameter, in one language. */
export interface Place {
  name: RouteName;
  language: Language;
  entryId?: string;
}

/** The path of a place, whether it exists or not. */
export function placePath({ name, language, entryId }: Place): string {
  const { prefix } = languages[language];
  const path = routes[name].path.replace(':postId', entryId ?? '');
  return prefix && path === '/' ? prefix : prefix + path;
}

/** The path of the feed of a list of articles; it is there where the list is. */
export function feedPath(name: BlogName, language: Language): string {
  return `${placePath({ name, language })}/feed.xml`;
}

/** The path of the hospital's card for an address book; it is there where the contact page is. */
export function contactCardPath(language: Language): string {
  return `${placePath({ name: 'contact', language })}.vcf`;
}

/** What a plan's calendar file is called; RFC 5545 asks for the ending. */
const calendarFile = '/calendar.ics';

/** Where the calendar file of a plan is answered: below its page. */
export function calendarPath(place: Place): string {
  return placePath(place) + calendarFile;
}

const withoutEntries = new Map<string, RouteName>();
const withEntries = new Map<string, RouteName>();
for (const [name, { path }] of Object.entries(routes) as [RouteName, { path: string }][]) {
  if (path.endsWith('/:postId')) withEntries.set(path.replace(':postId', ''), name);
  else withoutEntries.set(path, name);
}

/**
 * The place that a clean path would be by the route table alone: it may be one that no language
 * has, or an entry that does not exist. Undefined where no row has such a path.
 */
export function placeByTable(path: string): Place | undefined {
  const language = languageOfPath(path);
  const rest = path.slice(languages[language].prefix.length) || '/';
  const name = withoutEntries.get(rest);
  if (name) return { name, language };
  const end = rest.lastIndexOf('/') + 1;
  const list = withEntries.get(rest.slice(0, end));
  const entryId = rest.slice(end);
  return list && entryId ? { name: list, language, entryId } : undefined;
}

/** The page whose plan is answered as a calendar file at `path`; undefined at any other address. */
export function placeOfCalendar(path: string): Place | undefined {
  if (!path.endsWith(calendarFile)) return undefined;
  const place = placeByTable(path.slice(0, -calendarFile.length));
  return place && 'plan' in routes[place.name] ? place : undefined;
}

/**
 * The one clean path among `known` that `pathname` is a variant of (trailing or doubled slash, upper
 * case, needless percent-encoding), or undefined for an unknown path.
 */
export function cleanPath(
  pathname: string,
  known: { has(path: string): boolean },
): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const clean = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return known.has(clean) ? clean : undefined;
}

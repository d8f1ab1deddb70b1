import { departmentOfPage, departments } from '../facts/hospital/departments.ts';
import { pagePictures } from '../facts/media/page-pictures.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import type { Article } from '../models/article.ts';
import type { PageHead } from '../models/page-head.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { defaultLanguage, type Language, languageNames, languages } from '../site/languages.ts';
import {
  type EntryRouteName,
  entryRows,
  isServiceRoute,
  type PageRouteName,
  pageRows,
  type RouteName,
  routes,
  type ServiceRouteName,
} from '../site/routes.ts';
import { articlesOf, findArticle } from './find-articles.ts';
import { findWords, wordsIn } from './words-by-locale.ts';

/** Texts of a place for its head, breadcrumbs and links; articles also have dates. */
type PlaceHead = PageHead & { label: string; picture: PictureName } & Partial<
    Pick<Article, 'published' | 'modified'>
  >;

type EntryParameter<Name extends RouteName> = Name extends EntryRouteName
  ? [id: string | number]
  : [];

/** Returns the path of a page: `href('contact')`, `href('blogPost', 3)`. The type requires the id. */
export type Href = <Name extends RouteName>(name: Name, ...id: EntryParameter<Name>) => string;

function isEntryRoute(name: RouteName): name is EntryRouteName {
  return 'entries' in routes[name];
}

function missingPlaceError({ name, language, entryId = '' }: Place): RangeError {
  return new RangeError(`The site has no page ${name} ${entryId} in language '${language}'`);
}

function articleHead(article: Article): PlaceHead {
  const { title, headTitle, excerpt, keywords, picture, published, modified } = article;
  const head = { label: title, title: headTitle, description: excerpt };
  return { ...head, keywords, picture, published, modified };
}

function findHead(place: Place): PlaceHead | undefined {
  const { name, language } = place;
  if (isEntryRoute(name)) {
    const article = articleAt(place);
    return article && articleHead(article);
  }
  const head: PageHead | undefined = findWords(language, 'heads')?.heads[name];
  return head && { ...head, label: placeLabel({ name, language }), picture: pagePictures[name] };
}

/** Returns the article at a place, or undefined if there is none or it is another kind of page. */
export function articleAt({ name, language, entryId }: Place): Article | undefined {
  return isEntryRoute(name) ? findArticle(language, name, entryId) : undefined;
}

/** Returns the article at a place. Throws RangeError if there is none. */
export function knownArticle(place: Place): Article {
  const article = articleAt(place);
  if (!article) throw missingPlaceError(place);
  return article;
}

/** Returns whether the page exists in its language. */
export function exists(place: Place): boolean {
  return findHead(place) !== undefined;
}

/** Returns the head of a place. Throws RangeError if the place does not exist. */
export function placeHead(place: Place): PlaceHead {
  const head = findHead(place);
  if (!head) throw missingPlaceError(place);
  return head;
}

/** Returns a place's breadcrumb label in its language, even if the page is not translated. */
export function placeLabel({ name, language, entryId }: Place): string {
  if (entryId !== undefined) return placeHead({ name, language, entryId }).label;
  return wordsIn(language, 'labels').labels[name];
}

/** Returns the place itself or, if it is not translated, the page in the default language. */
export function nearestPlace(place: Place): Place {
  return exists(place) ? place : { ...place, language: defaultLanguage };
}

/** A link to a page; `hrefLang` is set if the page is in another language (HTML, 4.6.2). */
export interface PageLink {
  href: string;
  hrefLang?: string;
}

/** Returns the link to `place` from a page in `place.language`, translated or not. */
export function linkTo(place: Place): PageLink {
  const target = nearestPlace(place);
  return {
    href: placePath(target),
    ...(target.language !== place.language && { hrefLang: languages[target.language].tag }),
  };
}

/** Returns the department that a place is about (an article's first one), or undefined. */
function departmentAt(place: Place): ServiceRouteName | undefined {
  const { name } = place;
  if (isServiceRoute(name)) return name;
  return isEntryRoute(name) ? articleAt(place)?.departments[0] : departmentOfPage[name];
}

/** Returns the link from `place` to the booking form, with the place's department selected. */
export function bookingLink(place: Place): PageLink {
  const link = linkTo({ name: 'appointments', language: place.language });
  const department = departmentAt(place);
  if (!department) return link;
  return { ...link, href: `${link.href}?service=${departments[department].bookedAs}` };
}

/** Returns the function that makes the paths for pages of a language. */
export function hrefIn(language: Language): Href {
  return (name, ...[id]) =>
    placePath(nearestPlace({ name, language, ...(id !== undefined && { entryId: String(id) }) }));
}

/** Returns the places from home to `place`, both included, with the language of `place`. */
export function breadcrumbs(place: Place): readonly Place[] {
  const row = routes[place.name];
  const parent: PageRouteName | undefined =
    'parent' in row ? row.parent : place.name === 'home' ? undefined : 'home';
  return parent ? [...breadcrumbs({ name: parent, language: place.language }), place] : [place];
}

function placesIn(language: Language): Place[] {
  const pages = pageRows.map(([name]): Place => ({ name, language }));
  const articles = entryRows.flatMap(([name]) =>
    articlesOf(language, name).map(({ id }): Place => ({ name, language, entryId: id })),
  );
  return [...pages.filter(exists), ...articles];
}

/** Every path that answers 200, with its place. */
export const knownPlaces: ReadonlyMap<string, Place> = new Map(
  languageNames.flatMap(placesIn).map((place): [string, Place] => [placePath(place), place]),
);

/** Returns the page in every language that has it, including `place` itself. */
export function translations(place: Place): readonly Place[] {
  return languageNames.map((language) => ({ ...place, language })).filter(exists);
}

function segmentsOf(place: Place): string[] {
  return routes[place.name].path.split('/').filter(Boolean);
}

/** Counts the leading path segments that two places share. */
function sharedSegments(a: Place, b: Place): number {
  const [one, other] = [segmentsOf(a), segmentsOf(b)];
  const difference = one.findIndex((segment, index) => segment !== other[index]);
  return difference === -1 ? one.length : difference;
}

/**
 * Returns the target of the switch to `language`: the page's translation, or that of its closest
 * ancestor. Otherwise the translated page that shares most leading path segments, the first in table
 * order. Undefined if the language has no page.
 */
export function nearestTranslation(place: Place, language: Language): Place | undefined {
  const ancestor = breadcrumbs(place)
    .map((step): Place => ({ ...step, language }))
    .findLast(exists);
  if (ancestor) return ancestor;
  const [first, ...others] = placesIn(language);
  return (
    first &&
    others.reduce(
      (nearest, other) =>
        sharedSegments(place, other) > sharedSegments(place, nearest) ? other : nearest,
      first,
    )
  );
}

/**
 * Returns an address from a text, such as '/contact#visit', as pages of `language` link to it. Leaves
 * everything except pages of the default language unchanged.
 */
export function localAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  const place = knownPlaces.get(path);
  if (place?.language !== defaultLanguage) return address;
  return placePath(nearestPlace({ ...place, language })) + address.slice(path.length);
}

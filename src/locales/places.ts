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

/** What the head, the breadcrumbs and links say of a place; days where it is an article. */
type PlaceHead = PageHead & { label: string; picture: PictureName } & Partial<
    Pick<Article, 'published' | 'modified'>
  >;

type EntryParameter<Name extends RouteName> = Name extends EntryRouteName
  ? [id: string | number]
  : [];

/** The path of a page: `href('contact')`, `href('blogPost', 3)`; a missing id does not compile. */
export type Href = <Name extends RouteName>(name: Name, ...id: EntryParameter<Name>) => string;

function isEntryRoute(name: RouteName): name is EntryRouteName {
  return 'entries' in routes[name];
}

function unknown({ name, language, entryId = '' }: Place): RangeError {
  return new RangeError(`no ${name} ${entryId} in ${language}`);
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

/** The article that stands at a place, or undefined where it is another kind of page, or nothing. */
export function articleAt({ name, language, entryId }: Place): Article | undefined {
  return isEntryRoute(name) ? findArticle(language, name, entryId) : undefined;
}

/** The article at a place that is known to be one. Throws RangeError where there is none. */
export function knownArticle(place: Place): Article {
  const article = articleAt(place);
  if (!article) throw unknown(place);
  return article;
}

/** Whether a language has the page. */
export function exists(place: Place): boolean {
  return findHead(place) !== undefined;
}

/** What is said of a place. Throws RangeError on one that does not exist. */
export function placeHead(place: Place): PlaceHead {
  const head = findHead(place);
  if (!head) throw unknown(place);
  return head;
}

/** What a place is called in breadcrumbs: that of the page in the language, translated or not. */
export function placeLabel({ name, language, entryId }: Place): string {
  if (entryId !== undefined) return placeHead({ name, language, entryId }).label;
  return wordsIn(language, 'labels').labels[name];
}

/** The place in `language` or, where that has no translation, in the language that has all pages. */
export function nearestPlace(place: Place): Place {
  return exists(place) ? place : { ...place, language: defaultLanguage };
}

/** A link to a page; `hrefLang` where it leads into another language (HTML, 4.6.2). */
export interface PageLink {
  href: string;
  hrefLang?: string;
}

/** How a page of `place.language` links to `place`, translated or not. */
export function linkTo(place: Place): PageLink {
  const target = nearestPlace(place);
  return {
    href: placePath(target),
    ...(target.language !== place.language && { hrefLang: languages[target.language].tag }),
  };
}

/** The department that a place is about: its own, that of an article first of all; or undefined. */
function departmentAt(place: Place): ServiceRouteName | undefined {
  const { name } = place;
  if (isServiceRoute(name)) return name;
  return isEntryRoute(name) ? articleAt(place)?.departments[0] : departmentOfPage[name];
}

/** How the page at `place` links to the booking form: with its department chosen there. */
export function bookingLink(place: Place): PageLink {
  const link = linkTo({ name: 'appointments', language: place.language });
  const department = departmentAt(place);
  if (!department) return link;
  return { ...link, href: `${link.href}?service=${departments[department].bookedAs}` };
}

/** How the pages of a language address each other. */
export function hrefIn(language: Language): Href {
  return (name, ...[id]) =>
    placePath(nearestPlace({ name, language, ...(id !== undefined && { entryId: String(id) }) }));
}

/** The places from home down to `place`, both included, in its language as far as there is one. */
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

/** Every address that answers 200, with its place. */
export const knownPlaces: ReadonlyMap<string, Place> = new Map(
  languageNames.flatMap(placesIn).map((place): [string, Place] => [placePath(place), place]),
);

/** The page in every language that has it, `place` itself among them. */
export function translations(place: Place): readonly Place[] {
  return languageNames.map((language) => ({ ...place, language })).filter(exists);
}

function segmentsOf(place: Place): string[] {
  return routes[place.name].path.split('/').filter(Boolean);
}

/** How many segments two places' addresses share from their beginning. */
function sharedSegments(a: Place, b: Place): number {
  const [one, other] = [segmentsOf(a), segmentsOf(b)];
  const parted = one.findIndex((segment, index) => segment !== other[index]);
  return parted === -1 ? one.length : parted;
}

/**
 * Where the switch to `language` leads: to the page's translation, else to that of the closest page
 * above it, else to the translated page whose address begins most alike, of several the first of
 * the table. Undefined where the language has no page.
 */
export function nearestTranslation(place: Place, language: Language): Place | undefined {
  const above = breadcrumbs(place)
    .map((step): Place => ({ ...step, language }))
    .findLast(exists);
  if (above) return above;
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
 * An address as a text writes it, '/contact#visit', as a page of `language` links to it. What is no
 * page of the first edition is left as it is.
 */
export function localAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  const place = knownPlaces.get(path);
  if (place?.language !== defaultLanguage) return address;
  return placePath(nearestPlace({ ...place, language })) + address.slice(path.length);
}

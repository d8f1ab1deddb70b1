import { departmentOfPage, departments } from '../facts/hospital/departments.ts';
import { emergencyCategories } from '../facts/media/article-categories.ts';
import { pagePictures } from '../facts/media/page-pictures.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import { type DoctorKey, doctors } from '../facts/people/people.ts';
import { type Place, placePath } from '../site/addresses.ts';
import type { Language } from '../site/languages.ts';
import {
  type DepartmentRouteName,
  type EntryRouteName,
  isDepartmentRoute,
  isOn,
  type RouteName,
  routes,
  rowOf,
} from '../site/routes.ts';
import type { Article } from './articles/article.ts';
import { findArticle } from './articles/find-articles.ts';
import type { PageHead } from './frame/page-head.ts';
import { wordsIn } from './words-by-locale.ts';

/** Texts of a place for its head, breadcrumbs and links; articles also have dates. */
type PlaceHead = PageHead & { label: string; picture: PictureName } & Partial<
    Pick<Article, 'published' | 'modified'>
  >;

function isEntryRoute(name: RouteName): name is EntryRouteName {
  return 'entries' in routes[name];
}

function articleHead(article: Article): PlaceHead {
  const { title, headTitle, excerpt, keywords, picture, published, modified } = article;
  const head = { label: title, title: headTitle, description: excerpt };
  return { ...head, keywords, picture, published, modified };
}

/** Returns the article at a place, or undefined if there is none or it is another kind of page. */
export function articleAt({ name, language, entryId }: Place): Article | undefined {
  return isEntryRoute(name) ? findArticle(language, name, entryId) : undefined;
}

/** Returns whether a page is for an emergency now: that department's page, and its guides. */
export function isForEmergency(place: Place | undefined): boolean {
  if (!place) return false;
  const article = articleAt(place);
  return article
    ? emergencyCategories.has(article.category)
    : rowOf(place.name).header === 'urgent';
}

/** Returns the article at a place. Throws RangeError if there is none. */
export function knownArticle(place: Place): Article {
  const article = articleAt(place);
  if (!article) throw new RangeError(`The site has no article ${placePath(place)}`);
  return article;
}

/** Returns the head of a place. Throws RangeError if it is an article that does not exist. */
export function placeHead(place: Place): PlaceHead {
  const { name, language } = place;
  if (isEntryRoute(name)) return articleHead(knownArticle(place));
  const { heads } = wordsIn(language, 'heads');
  return { ...heads[name], label: placeLabel(place), picture: pagePictures[name] };
}

/** Returns a place's breadcrumb label in its language. */
export function placeLabel({ name, language, entryId }: Place): string {
  if (entryId !== undefined) return placeHead({ name, language, entryId }).label;
  return wordsIn(language, 'labels').labels[name];
}

/** Returns the department that a place is about (an article's first one), or undefined. */
function departmentAt(place: Place): DepartmentRouteName | undefined {
  const { name } = place;
  if (isDepartmentRoute(name)) return name;
  return isEntryRoute(name) ? articleAt(place)?.departments[0] : departmentOfPage[name];
}

/** Returns the address of the booking form, with the department of `place` selected. */
export function bookingHref(place: Place): string {
  const form = placePath({ name: 'appointments', language: place.language });
  const department = departmentAt(place);
  return department && isOn(department)
    ? `${form}?service=${departments[department].bookedAs}`
    : form;
}

/** Returns the address of the booking form, with a doctor's first department and name filled in. */
export function doctorBookingHref(doctor: DoctorKey, language: Language): string {
  const form = placePath({ name: 'appointments', language });
  const [department] = doctors[doctor].departments;
  const service = department && { service: departments[department].bookedAs };
  return `${form}?${new URLSearchParams({ ...service, doctor })}`;
}

import { site } from '../facts/hospital/site.ts';
import type { Place } from '../site/addresses.ts';
import { translations } from '../site/known-places.ts';
import { defaultLanguage, type Language, languages } from '../site/languages.ts';
import type { Article } from '../words/articles/article.ts';
import { articleAt, placeHead } from '../words/places.ts';
import { wordsIn } from '../words/words-by-locale.ts';
import { type Feed, feedOf } from './feed.ts';
import { pageHeading } from './page-heading.ts';
import { placeUrl } from './place-url.ts';
import { type SharedPicture, sharedPicture } from './share-image.ts';
import type { StructuredData } from './structured-data/structured-data.ts';

/** All data of a page's head. */
export interface PageMetadata {
  language: Language;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute URL; null for a response that is not a page (not found, errors). */
  canonical: string | null;
  /** The URL to print and to share: the canonical one, or the site's. */
  address: string;
  /** The page's heading. */
  ogTitle: string;
  /** Null for a response that is not a page. */
  ogImage: SharedPicture | null;
  ogType: 'website' | 'article';
  /** Dates (ISO 8601) and the category of an article; null for any other page. */
  article: { published: string; modified: string; section: string } | null;
  /** The feed of new articles, for a blog's list and its articles; null for other pages. */
  feed: Feed | null;
  structuredData: readonly StructuredData[];
  noindex: boolean;
  nofollow: boolean;
  /** The page in each language, and the default (x-default). */
  alternateLanguages: readonly { hreflang: string; href: string }[];
  preconnect: readonly string[];
  dnsPrefetch: readonly string[];
}

/** Characters of a title that search engines show. */
const longestTitle = 65;

/** Returns '{title} | {hospital name}', with the short name if the full one makes it too long. */
function pageTitle(title: string): string {
  const whole = `${title} | ${site.name}`;
  return whole.length > longestTitle ? `${title} | ${site.shortName}` : whole;
}

/** Returns the title of a page with form errors: a screen reader says 'Error' first (WCAG 2.4.2). */
function refusedTitle(title: string, language: Language): string {
  return `${wordsIn(language, 'frame').frame.errorTitle}${pageTitle(title)}`;
}

/**
 * Hosts of fonts and analytics: none, because the site serves its own fonts and has no analytics.
 */
const otherHosts: readonly string[] = [];

function alternateLanguages(place: Place, siteUrl: string): PageMetadata['alternateLanguages'] {
  return [
    ...translations(place).map((page) => ({
      hreflang: languages[page.language].tag,
      href: placeUrl(page, siteUrl),
    })),
    { hreflang: 'x-default', href: placeUrl({ ...place, language: defaultLanguage }, siteUrl) },
  ];
}

function articleMetadata(
  { published, modified, category }: Article,
  language: Language,
): PageMetadata['article'] {
  const { categoryLabels } = wordsIn(language, 'articleCategories');
  return { published, modified, section: categoryLabels[category] };
}

/**
 * Returns the metadata of a page of the route table. Pages with form errors (`refused`) and with an
 * answer to a query (`answered`) are noindex, so they name no other page as their original. Throws
 * RangeError if the article does not exist.
 */
export function pageMetadata(
  place: Place,
  structuredData: readonly StructuredData[],
  siteUrl: string,
  { refused = false, answered = false }: { refused?: boolean; answered?: boolean } = {},
): PageMetadata {
  const head = placeHead(place);
  const { language } = place;
  const article = articleAt(place) ?? null;
  const address = placeUrl(place, siteUrl);
  const noindex = refused || answered;
  return {
    language,
    title: refused ? refusedTitle(head.title, language) : pageTitle(head.title),
    description: head.description,
    keywords: head.keywords,
    canonical: noindex ? null : address,
    address: refused ? siteUrl : address,
    ogTitle: pageHeading(place),
    ogImage: sharedPicture(place, siteUrl),
    ogType: article ? 'article' : 'website',
    article: article && articleMetadata(article, language),
    feed: feedOf(place),
    structuredData,
    noindex,
    nofollow: false,
    alternateLanguages: noindex ? [] : alternateLanguages(place, siteUrl),
    preconnect: otherHosts,
    dnsPrefetch: otherHosts,
  };
}

/** The texts for the head of a page without its own URL. */
export interface UnindexedHead {
  language: Language;
  title: string;
  description: string;
  /** Whether a form was refused. */
  refused?: boolean;
}

/** Returns the metadata of a page without its own URL: not found, refused. */
export function unindexedMetadata(
  { language, title, description, refused = false }: UnindexedHead,
  structuredData: readonly StructuredData[],
  siteUrl: string,
): PageMetadata {
  return {
    language,
    title: refused ? refusedTitle(title, language) : pageTitle(title),
    ogTitle: title,
    description,
    keywords: [site.name, site.address.locality, site.address.county],
    canonical: null,
    address: siteUrl,
    ogImage: null,
    ogType: 'website',
    article: null,
    feed: null,
    structuredData,
    noindex: true,
    nofollow: false,
    alternateLanguages: [],
    preconnect: otherHosts,
    dnsPrefetch: otherHosts,
  };
}

import { site } from '../facts/hospital/site.ts';
import { articleAt, placeHead, translations } from '../locales/places.ts';
import { wordsIn } from '../locales/words-by-locale.ts';
import type { Article } from '../models/article.ts';
import { type Place, placePath } from '../site/addresses.ts';
import { defaultLanguage, type Language, languages } from '../site/languages.ts';
import { type Feed, feedOf } from './feed.ts';
import { pageHeading } from './page-heading.ts';
import { pictureForSharing, type SharedPicture } from './share-image.ts';
import type { StructuredData } from './structured-data/structured-data.ts';

/** Everything that the head says of one page, with nothing left to look up. */
export interface PageMetadata {
  language: Language;
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute; null where the address is not a page (not found, errors). */
  canonical: string | null;
  /** The address to print on a sheet and to share: the canonical one, or the site's. */
  address: string;
  /** What the page is called where it is shared: its heading. */
  ogTitle: string;
  /** Null where the address is not a page. */
  ogImage: SharedPicture | null;
  ogType: 'website' | 'article';
  /** ISO 8601 days of an article and its category's name; null for any other page. */
  article: { published: string; modified: string; section: string } | null;
  /** The feed that tells of new articles, on a list of them and on each; null elsewhere. */
  feed: Feed | null;
  structuredData: readonly StructuredData[];
  noindex: boolean;
  nofollow: boolean;
  /** The page in every language that has it, and the one for everybody else. */
  alternateLanguages: readonly { hreflang: string; href: string }[];
  preconnect: readonly string[];
  dnsPrefetch: readonly string[];
}

/** '{title} | {hospital name}'. */
function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/**
 * The title of a page whose form came back: what is wrong is the first thing that a screen reader
 * says (WCAG 2.4.2), and the short name leaves it room in a tab.
 */
function refusedTitle(title: string, language: Language): string {
  return `${wordsIn(language, 'frame').frame.errorTitle}${title} | ${site.shortName}`;
}

/** Hosts of fonts and analytics: none, for the fonts are our own and nothing is analysed. */
const otherHosts: readonly string[] = [];

function alternateLanguages(place: Place, siteUrl: string): PageMetadata['alternateLanguages'] {
  const pages = translations(place).map((translation) => ({
    language: translation.language,
    href: new URL(placePath(translation), siteUrl).href,
  }));
  const forAll = pages.filter(({ language }) => language === defaultLanguage);
  return [
    ...pages.map(({ language, href }) => ({ hreflang: languages[language].tag, href })),
    ...forAll.map(({ href }) => ({ hreflang: 'x-default', href })),
  ];
}

function articleFacts(
  { published, modified, category }: Article,
  language: Language,
): PageMetadata['article'] {
  const { categoryLabels } = wordsIn(language, 'articleCategories');
  return { published, modified, section: categoryLabels[category] };
}

/**
 * The metadata of a page of the route table. A form that came back (`refused`) keeps out of search
 * engines, and so does an answer that its bare address stands for (`answered`). Throws RangeError on
 * a place that does not exist.
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
  const address = new URL(placePath(place), siteUrl).href;
  return {
    language,
    title: refused ? refusedTitle(head.title, language) : pageTitle(head.title),
    description: head.description,
    keywords: head.keywords,
    canonical: refused ? null : address,
    address: refused ? siteUrl : address,
    ogTitle: pageHeading(place),
    ogImage: pictureForSharing(place, siteUrl),
    ogType: article ? 'article' : 'website',
    article: article && articleFacts(article, language),
    feed: feedOf(place),
    structuredData,
    noindex: refused || answered,
    nofollow: false,
    alternateLanguages: refused ? [] : alternateLanguages(place, siteUrl),
    preconnect: otherHosts,
    dnsPrefetch: otherHosts,
  };
}

/** What is said of a page that has no address of its own. */
export interface UnindexedHead {
  language: Language;
  title: string;
  description: string;
  /** A form that could not be taken. */
  refused?: boolean;
}

/** The metadata of a page that is no address of its own: not found, refused. */
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
    keywords: [site.name, site.address.locality, site.address.region],
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

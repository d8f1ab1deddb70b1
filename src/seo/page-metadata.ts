import type { Thing, WithContext } from 'schema-dts';
import { site } from '../facts/site.ts';
import { type Place, placeHead, placePath } from '../routes.ts';
import { formMessages } from '../words/en/form-messages.ts';
import type { PictureName } from '../words/en/pictures.ts';

/** Everything the head says of one page (spec section 3, page metadata). */
export interface PageMetadata {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Absolute; null where the address is not a page (not found, errors). */
  canonical: string | null;
  /** What the page is called where it is shared: its title, or the heading of an article. */
  ogTitle: string;
  ogImage: PictureName;
  ogType: 'website' | 'article';
  /** ISO 8601 days of an article; null for any other page. */
  article: { published: string; modified: string } | null;
  structuredData: readonly WithContext<Thing>[];
  noindex: boolean;
  nofollow: boolean;
  alternateLanguages: readonly { hreflang: string; href: string }[];
  preconnect: readonly string[];
  dnsPrefetch: readonly string[];
}

/** What the operator configures in wrangler.toml, as far as heads need it. */
export interface Origins {
  /** The public origin without a trailing slash. */
  siteUrl: string;
  /** An analytics origin, or '' for none. */
  analyticsOrigin: string;
}

/** '{title} | {hospital name}' (spec section 1). */
export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/**
 * The title of a page whose form came back: what is wrong is the first thing that a screen reader
 * says (WCAG 2.4.2), and the short name leaves it room in a tab.
 */
export function refusedTitle(title: string): string {
  return `${formMessages.titlePrefix}${title} | ${site.shortName}`;
}

function hosts({ analyticsOrigin }: Origins): readonly string[] {
  return analyticsOrigin ? [analyticsOrigin] : [];
}

/**
 * The metadata of a page of the route table; what is not `indexed`, such as a form that came back,
 * keeps out of search engines. Throws RangeError on an entry that does not exist.
 */
export function pageMetadata(
  place: Place,
  structuredData: readonly WithContext<Thing>[],
  origins: Origins,
  { indexed }: { indexed: boolean },
): PageMetadata {
  const head = placeHead(place);
  const { published, modified } = head;
  const address = new URL(placePath(place), origins.siteUrl).href;
  const title = pageTitle(head.title);
  return {
    title,
    description: head.description,
    keywords: head.keywords,
    canonical: indexed ? address : null,
    ogTitle: published ? head.label : title,
    ogImage: head.image,
    ogType: published ? 'article' : 'website',
    article: published && modified ? { published, modified } : null,
    structuredData,
    noindex: !indexed,
    nofollow: false,
    // one language today; the list is where a Swahili edition would be announced
    alternateLanguages: indexed
      ? [
          { hreflang: 'en-KE', href: address },
          { hreflang: 'x-default', href: address },
        ]
      : [],
    preconnect: hosts(origins),
    dnsPrefetch: hosts(origins),
  };
}

/** The metadata of a page that is no address of its own: not found, refused, failed. */
export function unlistedMetadata(
  title: string,
  description: string,
  structuredData: readonly WithContext<Thing>[],
  origins: Origins,
): PageMetadata {
  return {
    title: pageTitle(title),
    ogTitle: pageTitle(title),
    description,
    keywords: [site.name, site.address.locality, site.address.region],
    canonical: null,
    ogImage: 'not-found',
    ogType: 'website',
    article: null,
    structuredData,
    noindex: true,
    nofollow: false,
    alternateLanguages: [],
    preconnect: hosts(origins),
    dnsPrefetch: hosts(origins),
  };
}

/** Cache-Control values by what they are for, each with its reason (RFC 9111). */
export const cachePolicies = {
  /** Pages: browsers keep them and ask each time, so that a deploy is never answered with old assets. */
  page: 'public, max-age=0, must-revalidate',
  /** Answers to a search: kept by nobody but the visitor's own browser. */
  search: 'private, no-cache',
  /** Not found: the address may exist after the next deploy. */
  notFound: 'no-cache',
  /** robots.txt, sitemap, manifest. */
  machine: 'public, max-age=3600',
  /** Other spellings of an address. */
  redirect: 'public, max-age=3600',
  /** The service worker: a phone that keeps an old one must get the new one, or the one that removes it. */
  serviceWorker: 'no-cache',
  /** Whatever carries what a visitor typed, and failures. */
  personal: 'no-store',
} as const;

/** The headers of a page that answers what a visitor typed. */
export const personalHtml = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cachePolicies.personal,
} as const;

/**
 * The same for the platform's cache in front of the Worker alone, by its own header
 * (RFC 9213, targeted cache control). Each deploy has a cache of its own there.
 */
export const edgeCacheHeader = 'Cloudflare-CDN-Cache-Control';
/** How long it may keep a page, unless that changes sooner. */
export const edgeLifeSeconds = 3600;
export const edgeCachePolicies = {
  /** An hour, for some pages say what holds on their day: none is told longer than that past midnight. */
  page: `public, max-age=${edgeLifeSeconds}`,
  /** All that a browser alone may keep, and whatever was asked with a query. */
  none: 'no-store',
} as const;

import type { Lifetime } from './lifetime.ts';

/** How long browsers and the platform's cache may store a response (RFC 9111). */
interface Rule {
  /** Cache-Control, for browsers and every cache but the platform's. */
  browser: string;
  /** Seconds in the platform's cache in front of the Worker, which is empty after each deploy. */
  edgeSeconds: number;
  why: string;
}

/**
 * The rule of each kind of response. The edge stores no personal response and no answer to a query.
 */
export const cacheRules = {
  page: {
    browser: 'public, max-age=0, must-revalidate',
    edgeSeconds: 3600,
    why: 'browsers ask each time, so a page never names the assets of an older deploy',
  },
  file: {
    browser: 'public, max-age=3600',
    edgeSeconds: 3600,
    why: 'crawlers and feed readers can be an hour late',
  },
  redirect: {
    browser: 'public, max-age=3600',
    edgeSeconds: 3600,
    why: 'an address can become a page of its own in a later deploy',
  },
  hostRedirect: {
    browser: 'public, max-age=3600',
    edgeSeconds: 0,
    why: 'the platform stores by path and not by host: the site would redirect to itself',
  },
  queryAnswer: {
    browser: 'private, no-cache',
    edgeSeconds: 0,
    why: 'a filtered list is for the browser that asked for it',
  },
  notFound: {
    browser: 'no-cache',
    edgeSeconds: 0,
    why: 'the address can exist after the next deploy',
  },
  serviceWorker: {
    browser: 'no-cache',
    edgeSeconds: 0,
    why: 'a phone with an old script must get the new one, or the one that removes it',
  },
  queryRedirect: {
    browser: 'private, no-store',
    edgeSeconds: 0,
    why: 'the target repeats a query, which can say what a visitor searched for',
  },
  personal: {
    browser: 'no-store',
    edgeSeconds: 0,
    why: 'forms, plans, searches, refusals and failures can repeat what a visitor typed',
  },
} as const satisfies Record<string, Rule>;

export type CacheRule = keyof typeof cacheRules;

/** The Cache-Control header that only the platform's cache reads (RFC 9213). */
export const edgeCacheHeader = 'Cloudflare-CDN-Cache-Control';

/**
 * Seconds for which the platform's cache may send an expired copy while the Worker fails (RFC 5861).
 * Without a limit it would send yesterday's clinics and opening hours until the Worker works again.
 */
const staleIfErrorSeconds: Readonly<Record<Lifetime, number>> = { lasting: 86_400, daily: 0 };

/** Returns the value of `edgeCacheHeader` for a number of seconds; 0 forbids storing. */
export function edgeCacheControl(seconds: number, lifetime: Lifetime = 'lasting'): string {
  if (seconds <= 0) return 'no-store';
  return `public, max-age=${Math.floor(seconds)}, stale-if-error=${staleIfErrorSeconds[lifetime]}`;
}

/** Returns the cache headers of a rule, for a response that expires in `secondsLeft`. */
export function cacheHeaders(
  rule: CacheRule,
  lifetime: Lifetime = 'lasting',
  secondsLeft = Number.POSITIVE_INFINITY,
): Record<string, string> {
  const { browser, edgeSeconds } = cacheRules[rule];
  const atMost = (seconds: number) => Math.min(seconds, Math.floor(secondsLeft));
  return {
    'Cache-Control': browser.replace(/(?<=max-age=)\d+/, (seconds) => `${atMost(Number(seconds))}`),
    [edgeCacheHeader]: edgeCacheControl(atMost(edgeSeconds), lifetime),
  };
}

import { spellClean } from '../../../site/clean-path.ts';
import { maxPageAgeDays } from '../offline-limits.ts';
import type { OfflineLocale } from '../offline-settings.ts';

const millisecondsPerDay = 86_400_000;

/** A cached copy of a page. */
export interface CachedPage {
  path: string;
  html: string;
  headers: Headers;
  /** When the server sent it, in milliseconds since 1970; NaN without a valid Date header. */
  time: number;
}

/** Returns whether a response may be cached: a 200 HTML page without `no-store`. */
export function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html/.test(`${headers.get('Content-Type')}`) &&
    !/no-store/.test(`${headers.get('Cache-Control')}`)
  );
}

/**
 * Returns the response to store. If the server sent no Date header, the device's clock sets one.
 */
export function datedCopy({ headers, body }: Response): Response {
  const copy = new Response(body, { headers });
  if (!headers.has('Date')) copy.headers.set('Date', new Date().toUTCString());
  return copy;
}

/** Returns the locale that a path belongs to. */
export function localeOf(path: string): OfflineLocale {
  // the last locale has an empty prefix, which matches any text
  return offlineSettings.locales.find(({ prefix }) =>
    `${path}/`.startsWith(prefix && `${prefix}/`),
  ) as OfflineLocale;
}

/** Returns a path without its locale prefix, as the settings name pages; '/' is home. */
export function pageOf(path: string): string {
  return path.slice(localeOf(path).prefix.length) || '/';
}

/**
 * Returns the path that the page at a URL is cached under, in the server's spelling; '' if the page
 * reads a parameter of the query. The server ignores all other parameters, so they change nothing.
 */
export function cacheKey(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const path = spellClean(pathname) ?? pathname;
  const names = offlineSettings.queries[pageOf(path)] ?? [];
  return names.some((name) => searchParams.has(name)) ? '' : path;
}

/**
 * Returns the path of the copy to show for a URL without a connection: a choice in the query, such as
 * the service to book, is not made in it. A copy without the answer to typed words would not help.
 */
export function copyKey(url: string): string {
  const [bare = ''] = url.split('?');
  return cacheKey(url) || (new URL(url).searchParams.has('q') ? '' : cacheKey(bare));
}

/**
 * Returns whether copies of a page may be stored, so that the offline page lists it. A plan may not, nor
 * its calendar file.
 */
export function maySave(path: string): boolean {
  const isBelow = (unsaved: string) => `${pageOf(path)}/`.startsWith(`${unsaved}/`);
  return path !== '' && !offlineSettings.unsavedPaths.some(isBelow);
}

/**
 * Returns whether a copy may still be shown. If the clock is a day or more behind the copy's date,
 * the clock is wrong and the age unknown, so the copy counts as stale.
 */
export function isFresh({ path, time }: Pick<CachedPage, 'path' | 'time'>): boolean {
  const age = (Date.now() - time) / millisecondsPerDay;
  return (age > -1 && age < maxPageAgeDays) || offlineSettings.neverExpiring.includes(pageOf(path));
}

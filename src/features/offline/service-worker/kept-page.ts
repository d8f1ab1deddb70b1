import { daysPagesAreCurrent } from '../offline-limits.ts';
import type { Edition } from '../offline-settings.ts';

const millisecondsADay = 86_400_000;

/** A copy of a page, with the time at which the server gave it, in milliseconds since 1970. */
export interface KeptPage {
  path: string;
  html: string;
  headers: Headers;
  time: number;
}

/** Whether an answer may be kept: a whole page that the server allows to be stored. */
export function isKeepable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/html/.test(`${headers.get('Content-Type')}`) &&
    !/no-store/.test(`${headers.get('Cache-Control')}`)
  );
}

/** An answer as it is kept: dated by the phone where the server did not. */
export function copyOf({ headers, body }: Response): Response {
  const copy = new Response(body, { headers });
  if (!headers.has('Date')) copy.headers.set('Date', new Date().toUTCString());
  return copy;
}

/** The language that an address belongs to. */
export function editionOf(path: string): Edition {
  // the last one has no prefix, so there always is one
  return offlineSettings.editions.find(({ prefix }) =>
    `${path}/`.startsWith(`${prefix}/`),
  ) as Edition;
}

/**
 * Whether a copy may be shown: most pages expire after some days. A clock that is a day or more
 * behind the copy is wrong, so the copy's age is unknown.
 */
export function isCurrent({ path, time }: Pick<KeptPage, 'path' | 'time'>): boolean {
  const { prefix } = editionOf(path);
  const age = (Date.now() - time) / millisecondsADay;
  return (
    (age > -1 && age < daysPagesAreCurrent) ||
    offlineSettings.lastingPaths.includes(path.slice(prefix.length) || '/')
  );
}

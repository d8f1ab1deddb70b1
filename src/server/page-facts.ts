import type { Place } from '../addresses.ts';
import { placeByTable } from '../addresses.ts';
import type { Language } from '../languages.ts';
import { type Row, routes } from '../routes.ts';
import { cachePolicies } from './cache-policies.ts';
import type { PageFacts } from './finished-page.ts';
import type { MissingKind } from './renderer.ts';

/** A page of the route table at its path. */
export function factsOfPage(path: string, { language }: Place): PageFacts {
  return { status: 200, path, language, cacheControl: cachePolicies.page };
}

/** Which not-found page an unknown path gets: that of its row, or the site's own. */
export function missingKindAt(path: string): MissingKind {
  const place = placeByTable(path);
  const row: Row | undefined = place && routes[place.name];
  return row?.missing ?? 'page';
}

/** The key of a not-found page in the page cache: it stands at no address of its own. */
export function missingKey(kind: MissingKind, language: Language): string {
  return `404 ${kind} ${language}`;
}

/** A not-found page, the same for all unknown paths of a language. */
export function factsOfMissing(language: Language): PageFacts {
  // no page of the table, so that it never has the policy of one that lets others in
  return { status: 404, path: '/404', language, cacheControl: cachePolicies.notFound };
}

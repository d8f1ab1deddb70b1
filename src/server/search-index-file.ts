import type { SearchIndex } from '../search/search-index.ts';
import { entityTag } from './entity-tag.ts';

/** What was indexed at build: by which build, and on which days it is true. */
export interface BuiltSearchIndex extends SearchIndex {
  buildId: string;
  /** ISO 8601 days: the pages are what they were on `from` until the day before `until`. */
  from: string;
  until: string | null;
}

/** Where a build leaves its index among the static files, as a path. */
export function searchIndexPath(buildId: string): string {
  return `/search-index/${buildId}.txt`;
}

/** An index as its file: the tag that proves it whole, a line break, JSON. */
export async function packSearchIndex(index: BuiltSearchIndex): Promise<string> {
  const json = JSON.stringify(index);
  return `${await entityTag(new TextEncoder().encode(json))}\n${json}`;
}

/** The index of a file; undefined where it is damaged, another build's or not true on `today`. */
export async function openSearchIndex(
  file: string,
  buildId: string,
  today: string,
): Promise<SearchIndex | undefined> {
  const end = file.indexOf('\n');
  const json = file.slice(end + 1);
  if ((await entityTag(new TextEncoder().encode(json))) !== file.slice(0, end)) return undefined;
  const index: BuiltSearchIndex = JSON.parse(json);
  const fits = index.buildId === buildId && today >= index.from;
  return fits && (index.until === null || today < index.until) ? index : undefined;
}

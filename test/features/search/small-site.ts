import { createSearch } from '../../../src/features/search/create-search.ts';
import type { SearchIndexes } from '../../../src/features/search/index/search-index.ts';
import type { IndexedSearch, SearchResult } from '../../../src/messages/search-answer.ts';
import { createIndexes } from '../../../tools/build/search-index/create-indexes.ts';
import { readPage } from '../../../tools/build/search-index/read-sections.ts';

/** The index over a few pages: by address, the content of their `<main>`. */
const indexOver = (pages: Readonly<Record<string, string>>): SearchIndexes =>
  createIndexes(
    Object.entries(pages).map(([address, main]) => readPage(address, `<main>${main}</main>`)),
  );

/** The search over a few pages. */
export const searchOver = (pages: Readonly<Record<string, string>>): IndexedSearch =>
  createSearch(indexOver(pages));

/** The lines of a result, its marked words in brackets. */
export const linesOf = (result: SearchResult | undefined): string[] =>
  result?.lines.map((line) =>
    line.map(({ text, matches }) => (matches ? `[${text}]` : text)).join(''),
  ) ?? [];

import { createSearch } from '../../../src/features/search/create-search.ts';
import { readPage } from '../../../src/features/search/index/read-page.ts';
import { createIndex, type SearchIndex } from '../../../src/features/search/index/search-index.ts';
import type { Search, SearchResult } from '../../../src/models/search-answer.ts';

/** The index over a few pages: by address, the content of their `<main>`. */
export const indexOver = (pages: Readonly<Record<string, string>>): SearchIndex =>
  createIndex(
    Object.entries(pages).map(([address, main]) => readPage(address, `<main>${main}</main>`)),
  );

/** The search over a few pages. */
export const searchOver = (pages: Readonly<Record<string, string>>): Search =>
  createSearch(indexOver(pages));

/** The lines of a result, its marked words in brackets. */
export const linesOf = (result: SearchResult | undefined): string[] =>
  result?.lines.map((line) =>
    line.map(({ text, matches }) => (matches ? `[${text}]` : text)).join(''),
  ) ?? [];

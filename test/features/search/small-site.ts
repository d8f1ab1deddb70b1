import { createSearch } from '../../../src/features/search/create-search.ts';
import type { SearchIndexes } from '../../../src/features/search/index/search-index.ts';
import type { IndexedSearch, SearchResult } from '../../../src/messages/search-answer.ts';
import { createIndexes } from '../../../tools/build/search-index/create-indexes.ts';
import { readPage } from '../../../tools/build/search-index/read-sections.ts';

/** The index over a few pages: by address, the content of their `<main>`. */
export const indexOver = (pages: Readonly<Record<string, string>>): SearchIndexes =>
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

/** The addresses of the results of a query in English, in order. */
export const found = (query: string, pages: Readonly<Record<string, string>>): string[] =>
  searchOver(pages)(query, 'en').results.map(({ address }) => address);

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** A page with a title. */
export const page = (title: string, ...texts: string[]): string =>
  `<h1>${title}</h1>${paragraphs(texts)}`;

/** A section of a page; its heading in lower case is its id. */
export const section = (heading: string, ...texts: string[]): string =>
  `<h2 id="${heading.toLowerCase()}">${heading}</h2>${paragraphs(texts)}`;

/** A text without the words that the tests search for. */
export const rest = 'They graze by the river, they drink, they sleep and they run.';

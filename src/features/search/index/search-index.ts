import { placeByTable, placePath } from '../../../site/addresses.ts';
import {
  defaultLanguage,
  type Language,
  languageNames,
  languageOfPath,
} from '../../../site/languages.ts';
import { type IndexedField, indexedFields } from '../boosts.ts';
import { packAscending, packNumbers, packRuns } from './pack-numbers.ts';
import type { IndexedSection, PageText } from './page-text.ts';
import { termsOf } from './terms.ts';

/** A page to index. */
export interface ParsedPage extends PageText {
  /** Path. */
  address: string;
}

/** A section: its heading, the one above and its lines, by number; its fragment on the English page if that differs. */
export type StoredSection = readonly [fragment: string, lines: string, original?: string];

/** A page with the lines of its tables by age. */
export interface StoredPage {
  address: string;
  title: string;
  sections: readonly StoredSection[];
  ageTables: Readonly<Record<string, string>>;
}

/**
 * The search index of one language. It is read from a few long texts, because a first search opens it: only
 * the terms of a query and the lines of its results are taken apart.
 */
export interface SearchIndex {
  language: Language;
  /** Sorted by address. Their sections are numbered from 0 across all pages. */
  pages: readonly StoredPage[];
  /** Headings and lines, separated by line breaks; one of several sections is stored once. */
  lines: string;
  /** The terms, separated by spaces. */
  terms: string;
  /** The sections that have each term, by field: fields separated by '.', terms by spaces. */
  postings: string;
  /** The number of different terms of each section, by field. */
  lengths: Readonly<Record<IndexedField, string>>;
}

/** The indexes of all languages. */
export type SearchIndexes = Readonly<Record<Language, SearchIndex>>;

/** The text of each field of a section. The page's title is a field of its opening. */
function fieldTexts(
  { title, keywords }: ParsedPage,
  { heading, under, sentences }: IndexedSection,
  isOpening: boolean,
): Record<IndexedField, string> {
  return {
    opening: isOpening ? title : '',
    heading: isOpening ? '' : heading,
    under,
    text: sentences.join(' '),
    keywords: isOpening ? keywords : '',
  };
}

/** Creates the index of the pages of one language; `all` has the English pages, too. */
function createIndex(all: readonly ParsedPage[], language: Language): SearchIndex {
  const lines = new Map<string, number>();
  const numbersOf = (texts: readonly string[]) =>
    packRuns(
      texts.map((text) => {
        if (!lines.has(text)) lines.set(text, lines.size);
        return lines.get(text) ?? 0;
      }),
    );
  const postings = new Map<string, Map<IndexedField, number[]>>();
  const lengths = Object.fromEntries(
    indexedFields.map((field) => [field, [] as number[]]),
  ) as Record<IndexedField, number[]>;
  let count = 0;

  function addSection(page: ParsedPage, section: IndexedSection) {
    const texts = fieldTexts(page, section, section === page.sections[0]);
    for (const field of indexedFields) {
      const terms = new Set(termsOf(texts[field], language));
      lengths[field].push(Math.max(1, terms.size));
      for (const term of terms) {
        const fields = postings.get(term) ?? new Map<IndexedField, number[]>();
        fields.set(field, [...(fields.get(field) ?? []), count]);
        postings.set(term, fields);
      }
    }
    count += 1;
  }

  const pages = all
    .filter(({ address }) => languageOfPath(address) === language)
    .sort((a, b) => (a.address < b.address ? -1 : 1))
    .map((page): StoredPage => {
      const place = placeByTable(page.address);
      const path = place && placePath({ ...place, language: defaultLanguage });
      const english = all.find(({ address }) => address === path)?.sections;
      const originals = english?.length === page.sections.length ? english : page.sections;
      const sections = page.sections.map((section, at): StoredSection => {
        addSection(page, section);
        const { fragment, heading, under, sentences } = section;
        const original = originals[at]?.fragment ?? '';
        const stored = [fragment, numbersOf([heading, under, ...sentences])] as const;
        return original === fragment ? stored : [...stored, original];
      });
      const ageTables = Object.entries(page.ageTables).map(
        ([fragment, table]) => [fragment, numbersOf(table)] as const,
      );
      const { address, title } = page;
      return { address, title, sections, ageTables: Object.fromEntries(ageTables) };
    });
  const terms = [...postings.keys()].sort();
  return {
    language,
    pages,
    lines: [...lines.keys()].join('\n'),
    terms: terms.join(' '),
    postings: terms
      .map((term) =>
        indexedFields.map((field) => packAscending(postings.get(term)?.get(field) ?? [])).join('.'),
      )
      .join(' ')
      .replace(/\.+(?= |$)/g, ''),
    lengths: Object.fromEntries(
      indexedFields.map((field) => [field, packNumbers(lengths[field])]),
    ) as SearchIndex['lengths'],
  };
}

/** Creates the index of each language over these pages; an undefined entry is skipped. */
export function createIndexes(parsedPages: Iterable<ParsedPage | undefined>): SearchIndexes {
  const pages = [...parsedPages].filter((page) => page !== undefined);
  return Object.fromEntries(
    languageNames.map((language) => [language, createIndex(pages, language)]),
  ) as SearchIndexes;
}

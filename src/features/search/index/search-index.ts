import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { wordsOf } from '../../../messages/fold-words.ts';
import { type Language, languageOfPath } from '../../../site/languages.ts';
import { fieldBoosts } from '../boosts.ts';
import type { PageSection, PageText } from './page-text.ts';
import { termsOf } from './terms.ts';

/** A page to index. */
export interface ParsedPage extends PageText {
  /** Path. */
  address: string;
}

/** A page in the index. */
type IndexedPage = Omit<ParsedPage, 'keywords'>;

/** The search index. It is the same wherever the pages were rendered. */
export interface SearchIndex {
  /** Sorted by address. Their sections are numbered from 0 across all pages. */
  pages: readonly IndexedPage[];
  /** All words of the site, which count as spelt correctly. */
  words: readonly string[];
  terms: AsPlainObject;
}

/** A section with its page and number. */
export interface PlacedSection extends PageSection {
  id: number;
  page: IndexedPage;
  language: Language;
  /** Whether it is the first section, which represents the whole page. */
  isOpening: boolean;
}

/** Returns the sections of all pages, ordered by number. */
export function placeSections(pages: readonly IndexedPage[]): PlacedSection[] {
  return pages
    .flatMap((page) => {
      const language = languageOfPath(page.address);
      return page.sections.map((section, index) => ({
        ...section,
        page,
        language,
        isOpening: index === 0,
      }));
    })
    .map((section, id) => ({ ...section, id }));
}

/** The text of each index field. */
const fieldTexts: Record<keyof typeof fieldBoosts, (section: PlacedSection) => string> = {
  opening: ({ isOpening, page }) => (isOpening ? page.title : ''),
  title: ({ isOpening, page }) => (isOpening ? '' : page.title),
  heading: ({ isOpening, heading }) => (isOpening ? '' : heading),
  under: ({ under }) => under,
  text: ({ sentences }) => sentences.join(' '),
  keywords: ({ isOpening, page }) => (isOpening && 'keywords' in page ? `${page.keywords}` : ''),
};

/** MiniSearch options. We produce the terms, because one index has both languages. */
export const indexOptions: Options<PlacedSection> = {
  fields: Object.keys(fieldBoosts),
  extractField: (section, field) =>
    field === 'id'
      ? `${section.id}`
      : termsOf(fieldTexts[field as keyof typeof fieldTexts](section), section.language).join(' '),
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term || null,
  searchOptions: { boost: { ...fieldBoosts } },
};

/** Creates the index of these pages; an undefined entry is skipped. */
export function createIndex(parsedPages: Iterable<ParsedPage | undefined>): SearchIndex {
  const pages = [...parsedPages]
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.address < b.address ? -1 : 1));
  const terms = new MiniSearch(indexOptions);
  terms.addAll(placeSections(pages));
  const words = pages.flatMap(({ title, keywords, sections }) =>
    [
      title,
      keywords,
      ...sections.flatMap(({ heading, sentences }) => [heading, ...sentences]),
    ].flatMap(wordsOf),
  );
  return {
    pages: pages.map(({ keywords: _, ...page }) => page),
    words: [...new Set(words)].sort(),
    terms: terms.toJSON(),
  };
}

import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { wordsOf } from '../../../messages/fold-words.ts';
import { type Language, languageOfPath } from '../../../site/languages.ts';
import { fieldBoosts } from '../boosts.ts';
import type { PageSection, PageText } from './page-text.ts';
import { termsOf } from './terms.ts';

/** A page on its way into the index. */
export interface ReadPage extends PageText {
  /** Its path. */
  address: string;
}

/** A page as it is searched. */
export type IndexedPage = Omit<ReadPage, 'keywords'>;

/** All that a search finds: the same whoever read the pages. */
export interface SearchIndex {
  /** In order of address; their sections, one after the other, are numbered from 0. */
  pages: readonly IndexedPage[];
  /** The words of the site as they are written, none of them misspelt. */
  words: readonly string[];
  terms: AsPlainObject;
}

/** A section with the page that it is on. */
export interface PlacedSection extends PageSection {
  id: number;
  page: IndexedPage;
  language: Language;
  /** The first section, for the whole page. */
  isOpening: boolean;
}

/** Returns the sections of all pages, in the order of their numbers. */
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

/** The text of each field of the index. */
const texts: Record<keyof typeof fieldBoosts, (section: PlacedSection) => string> = {
  opening: ({ isOpening, page }) => (isOpening ? page.title : ''),
  title: ({ isOpening, page }) => (isOpening ? '' : page.title),
  heading: ({ isOpening, heading }) => (isOpening ? '' : heading),
  under: ({ under }) => under,
  text: ({ sentences }) => sentences.join(' . '),
  keywords: ({ isOpening, page }) => (isOpening && 'keywords' in page ? `${page.keywords}` : ''),
};

/** How MiniSearch reads sections: the terms are ours, the same in both languages. */
export const indexOptions: Options<PlacedSection> = {
  fields: Object.keys(fieldBoosts),
  extractField: (section, field) =>
    field === 'id'
      ? `${section.id}`
      : termsOf(texts[field as keyof typeof texts](section), section.language).join(' '),
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term || null,
  searchOptions: { boost: { ...fieldBoosts } },
};

/** The index of these pages; those that ask to be left out are undefined. */
export function createIndex(read: Iterable<ReadPage | undefined>): SearchIndex {
  const pages = [...read]
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

import { placeByTable } from '../addresses.ts';
import { type Language, languageOfPath } from '../languages.ts';
import { placeLabel } from '../places.ts';
import { type Posting, unpackPosting } from './postings.ts';
import type { PageSection } from './read-sections.ts';
import type { IndexedPage, SearchIndex } from './search-index.ts';
import { termsOf } from './terms.ts';

/** A section with the page that it stands on. */
export interface PlacedSection extends PageSection {
  page: IndexedPage;
  language: Language;
  /** The page's opening, which stands for the whole page. */
  isOpening: boolean;
  /** Many pages have a section of this name: 'Opening hours', 'What to bring'. */
  isEverywhere: boolean;
}

/** The terms of a section, read when they are first needed. */
export interface SectionTerms {
  /** Of the page's title. */
  title: ReadonlySet<string>;
  /** Of its heading, and of the one that it stands under. */
  heading: ReadonlySet<string>;
  sentences: readonly ReadonlySet<string>[];
}

/** An index as a search reads it. */
export interface OpenIndex {
  sections: readonly PlacedSection[];
  /** Undefined for a term that stands nowhere. */
  postingOf(term: string): Posting | undefined;
  hasTerm(term: string): boolean;
  termsOfSection(section: PlacedSection): SectionTerms;
}

const onManyPages = 5;

/** Opens an index: nothing is read that no search has asked for. */
export function openIndex({ pages, terms, postings }: SearchIndex): OpenIndex {
  const headings = new Map<string, number>();
  for (const { sections } of pages) {
    for (const { heading } of sections) headings.set(heading, (headings.get(heading) ?? 0) + 1);
  }
  const sections = pages.flatMap((page): PlacedSection[] => {
    const place = placeByTable(page.address);
    // home greets in its heading, and does not say that it is home
    const named = place?.name === 'home' ? { ...page, title: placeLabel(place) } : page;
    return page.sections.map((section, index) => ({
      ...section,
      page: named,
      language: languageOfPath(page.address),
      isOpening: index === 0,
      isEverywhere: (headings.get(section.heading) ?? 0) >= onManyPages,
    }));
  });
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const unpacked = new Map<number, Posting>();
  const read = new Map<PlacedSection, SectionTerms>();
  return {
    sections,
    hasTerm: (term) => numbers.has(term),
    postingOf(term) {
      const number = numbers.get(term);
      if (number === undefined) return undefined;
      const posting = unpacked.get(number) ?? unpackPosting(postings[number] ?? '');
      unpacked.set(number, posting);
      return posting;
    },
    termsOfSection(section) {
      const known = read.get(section);
      if (known) return known;
      const { heading, under, sentences, language, page } = section;
      const termSet = (text: string) => new Set(termsOf(text, language));
      const own = {
        title: termSet(page.title),
        heading: termSet(`${under} . ${heading}`),
        sentences: sentences.map(termSet),
      };
      read.set(section, own);
      return own;
    },
  };
}

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

/** An index as a search reads it. */
export interface OpenIndex {
  sections: readonly PlacedSection[];
  /** Undefined for a term that stands nowhere. */
  postingOf(term: string): Posting | undefined;
  hasTerm(term: string): boolean;
  /** The terms of the page's title. */
  titleTerms(section: PlacedSection): ReadonlySet<string>;
  /** Of its heading, and of the one that it stands under. */
  headingTerms(section: PlacedSection): ReadonlySet<string>;
  /** Of each of its sentences. */
  sentenceTerms(section: PlacedSection): readonly ReadonlySet<string>[];
}

const onManyPages = 5;

/** Where a section is. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

/** Reads something of a thing when it is first asked for, and keeps it. */
function readOnce<Thing extends object, Found>(read: (thing: Thing) => Found) {
  const known = new WeakMap<Thing, Found>();
  return (thing: Thing): Found => {
    const found = known.get(thing) ?? read(thing);
    known.set(thing, found);
    return found;
  };
}

const setOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(termsOf(text, language));

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
  const titleTerms = readOnce(({ title, address }: IndexedPage) =>
    setOf(title, languageOfPath(address)),
  );
  const headingTerms = readOnce(({ under, heading, language }: PlacedSection) =>
    setOf(`${under} . ${heading}`, language),
  );
  const sentenceTerms = readOnce(({ sentences, language }: PlacedSection) =>
    sentences.map((sentence) => setOf(sentence, language)),
  );
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
    titleTerms: ({ page }) => titleTerms(page),
    headingTerms,
    sentenceTerms,
  };
}

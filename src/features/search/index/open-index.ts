import MiniSearch from 'minisearch';
import { placeLabel } from '../../../locales/places.ts';
import { placeByTable } from '../../../site/addresses.ts';
import { conceptWords } from '../query/find-concepts.ts';
import { createSuggest } from '../query/vocabulary.ts';
import {
  indexOptions,
  type PlacedSection,
  placeSections,
  type SearchIndex,
} from './search-index.ts';

/** An index opened for searching. */
export interface OpenIndex {
  sections: readonly PlacedSection[];
  terms: MiniSearch<PlacedSection>;
  hasTerm(term: string): boolean;
  /** Returns the stems that an unknown word may be meant for. */
  suggest(word: string): string[];
  /** The sections with text at an address. */
  sectionsAt(address: string | undefined): PlacedSection[];
}

/** Returns the path and fragment of a section. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

/** Opens an index. */
export function openIndex(index: SearchIndex): OpenIndex {
  // the home page's h1 is a greeting, so use its label as the title
  const pages = index.pages.map((page) => {
    const place = placeByTable(page.address);
    return place?.name === 'home' ? { ...page, title: placeLabel(place) } : page;
  });
  const sections = placeSections(pages);
  const allTerms = new Set(index.terms.index.map(([term]) => term));
  return {
    sections,
    terms: MiniSearch.loadJS<PlacedSection>(index.terms, indexOptions),
    hasTerm: (term) => allTerms.has(term),
    suggest: createSuggest(new Set([...index.words, ...conceptWords])),
    sectionsAt: (address) =>
      sections.filter((each) => addressOf(each) === address && each.sentences.length > 0),
  };
}

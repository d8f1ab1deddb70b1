import MiniSearch from 'minisearch';
import { placeLabel } from '../../../locales/places.ts';
import { placeByTable } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import {
  indexOptions,
  type PlacedSection,
  placeSections,
  type SearchIndex,
} from './search-index.ts';
import { termsOf } from './terms.ts';

/** An index as a search reads it. */
export interface OpenIndex {
  sections: readonly PlacedSection[];
  terms: MiniSearch<PlacedSection>;
  hasTerm(term: string): boolean;
  /** Whether many pages have a section of this name: 'Opening hours', 'What to bring'. */
  isEverywhere(section: PlacedSection): boolean;
  /** The terms of the page's title, of the headings, and of each sentence. */
  titleTerms(section: PlacedSection): ReadonlySet<string>;
  headingTerms(section: PlacedSection): ReadonlySet<string>;
  sentenceTerms(section: PlacedSection): readonly ReadonlySet<string>[];
}

const onManyPages = 5;

/** Where a section is. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

/** Reads something of a section when it is first asked for, and keeps it. */
function readOnce<Found>(read: (section: PlacedSection) => Found) {
  const known = new Map<PlacedSection, Found>();
  return (section: PlacedSection): Found => {
    const found = known.get(section) ?? read(section);
    known.set(section, found);
    return found;
  };
}

const setOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(termsOf(text, language));

/** Opens an index: no section is read before a search asks for it. */
export function openIndex(index: SearchIndex): OpenIndex {
  // home greets in its heading, and does not say that it is home
  const named = index.pages.map((page) => {
    const place = placeByTable(page.address);
    return place?.name === 'home' ? { ...page, title: placeLabel(place) } : page;
  });
  const sections = placeSections(named);
  const terms = MiniSearch.loadJS<PlacedSection>(index.terms, indexOptions);
  const known = new Set(index.terms.index.map(([term]) => term));
  const headings = new Map<string, number>();
  for (const { heading } of sections) headings.set(heading, (headings.get(heading) ?? 0) + 1);
  return {
    sections,
    terms,
    hasTerm: (term) => known.has(term),
    isEverywhere: ({ heading }) => (headings.get(heading) ?? 0) >= onManyPages,
    titleTerms: readOnce(({ page, language }) => setOf(page.title, language)),
    headingTerms: readOnce(({ under, heading, language }) =>
      setOf(`${under} . ${heading}`, language),
    ),
    sentenceTerms: readOnce(({ sentences, language }) =>
      sentences.map((sentence) => setOf(sentence, language)),
    ),
  };
}

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

/** An index opened for searching. */
export interface OpenIndex {
  sections: readonly PlacedSection[];
  terms: MiniSearch<PlacedSection>;
  hasTerm(term: string): boolean;
  /** Returns whether many pages have a section with this heading: 'Opening hours'. */
  isCommonHeading(section: PlacedSection): boolean;
  /** The terms of the page's title, of the section's headings, and of each sentence. */
  titleTerms(section: PlacedSection): ReadonlySet<string>;
  headingTerms(section: PlacedSection): ReadonlySet<string>;
  sentenceTerms(section: PlacedSection): readonly ReadonlySet<string>[];
}

/** A heading on this many pages or more is common. */
const commonHeadingCount = 5;

/** Returns the path and fragment of a section. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

/** Caches the result of `compute` per section. */
function memoize<Result>(compute: (section: PlacedSection) => Result) {
  const cache = new Map<PlacedSection, Result>();
  return (section: PlacedSection): Result => {
    const result = cache.get(section) ?? compute(section);
    cache.set(section, result);
    return result;
  };
}

const setOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(termsOf(text, language));

/** Opens an index. The terms of a section are computed when a search first needs them. */
export function openIndex(index: SearchIndex): OpenIndex {
  // the home page's h1 is a greeting, so use its label as the title
  const pages = index.pages.map((page) => {
    const place = placeByTable(page.address);
    return place?.name === 'home' ? { ...page, title: placeLabel(place) } : page;
  });
  const sections = placeSections(pages);
  const terms = MiniSearch.loadJS<PlacedSection>(index.terms, indexOptions);
  const allTerms = new Set(index.terms.index.map(([term]) => term));
  const headingCounts = new Map<string, number>();
  for (const { heading } of sections)
    headingCounts.set(heading, (headingCounts.get(heading) ?? 0) + 1);
  return {
    sections,
    terms,
    hasTerm: (term) => allTerms.has(term),
    isCommonHeading: ({ heading }) => (headingCounts.get(heading) ?? 0) >= commonHeadingCount,
    titleTerms: memoize(({ page, language }) => setOf(page.title, language)),
    headingTerms: memoize(({ under, heading, language }) =>
      setOf(`${under} . ${heading}`, language),
    ),
    sentenceTerms: memoize(({ sentences, language }) =>
      sentences.map((sentence) => setOf(sentence, language)),
    ),
  };
}

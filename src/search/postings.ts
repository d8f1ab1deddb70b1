import { placeByTable } from '../addresses.ts';
import { type Language, languageOfPath } from '../languages.ts';
import { placeLabel } from '../places.ts';
import { findConcepts } from './find-concepts.ts';
import { wordsOf } from './fold-words.ts';
import type { PageSection } from './read-sections.ts';
import type { IndexedPage, SearchIndex } from './search-index.ts';
import { stemEnglish, stemSwahili } from './stem-words.ts';

/** A section with the page that it stands on. */
export interface PlacedSection extends PageSection {
  page: IndexedPage;
  language: Language;
  /** The terms of the page's title. */
  titleTerms: ReadonlySet<string>;
  /** The page's opening, which stands for the whole page. */
  isOpening: boolean;
  /** Many pages have a section of this name: 'Opening hours', 'What to bring'. */
  isEverywhere: boolean;
}

/** Where a term stands and how much it weighs there. */
export interface Posting {
  sections: number[];
  weights: number[];
}

/** The sections of an index, and for each term those that it stands in. */
export interface Postings {
  sections: readonly PlacedSection[];
  terms: ReadonlyMap<string, Posting>;
  /** The words of the site as they are written, none of them misspelt. */
  words: ReadonlySet<string>;
}

/** How much a word counts by where it stands; in the running text it counts 1. */
const weights = { title: 3, titleOfSection: 0.7, heading: 3, under: 1.2, keywords: 0.4 } as const;
/** How much a long section weakens what it says (the b of BM25). */
const lengthShare = 0.6;

const onManyPages = 5;

/** How terms that are no English stems are called: a meaning, and a Swahili stem. */
export const termOfConcept = (concept: string) => `~${concept}`;
export const termOfSwahili = (word: string) => `+${stemSwahili(word)}`;

/** The terms of a text: stems, meanings, hyphened words as one ('X-ray' is 'xray'), Swahili stems. */
function termsOf(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const stems = words.map(stemEnglish);
  const joined = (text.match(/\p{L}+-\p{L}+/gu) ?? []).flatMap((pair) =>
    wordsOf(pair.replace('-', '')),
  );
  return [
    ...stems,
    ...joined.map(stemEnglish),
    ...findConcepts(stems).map(({ concept }) => termOfConcept(concept)),
    ...(language === 'sw' ? words.map(termOfSwahili) : []),
  ];
}

/** What a page is called: home greets in its heading, and does not say that it is home. */
function named(page: IndexedPage): IndexedPage {
  const place = placeByTable(page.address);
  return place?.name === 'home' ? { ...page, title: placeLabel(place) } : page;
}

/** Reads an index into its terms: once an isolate, on the first search. */
export function createPostings({ pages }: SearchIndex): Postings {
  const headings = new Map<string, number>();
  for (const { heading } of pages.flatMap((page) => page.sections)) {
    headings.set(heading, (headings.get(heading) ?? 0) + 1);
  }
  const sections: PlacedSection[] = pages.map(named).flatMap((page) => {
    const language = languageOfPath(page.address);
    const titleTerms = new Set(termsOf(page.title, language));
    return page.sections.map((section, index) => ({
      ...section,
      page,
      language,
      titleTerms,
      isOpening: index === 0,
      isEverywhere: (headings.get(section.heading) ?? 0) >= onManyPages,
    }));
  });
  const bodies = sections.map(({ sentences, language }) =>
    termsOf(sentences.join(' . '), language),
  );
  const average = bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length;
  const terms = new Map<string, Posting>();
  for (const [index, { page, heading, under, language, isOpening }] of sections.entries()) {
    const own = new Map<string, number>();
    const add = (found: readonly string[], weight: number) => {
      for (const term of found) own.set(term, (own.get(term) ?? 0) + weight);
    };
    const body = bodies[index] ?? [];
    add(body, 1 / (1 - lengthShare + (lengthShare * body.length) / average));
    add(termsOf(page.title, language), isOpening ? weights.title : weights.titleOfSection);
    if (isOpening) add(termsOf(page.keywords, language), weights.keywords);
    if (heading !== page.title) add(termsOf(heading, language), weights.heading);
    add(termsOf(under, language), weights.under);
    for (const [term, weight] of own) {
      const posting = terms.get(term) ?? { sections: [], weights: [] };
      posting.sections.push(index);
      posting.weights.push(weight);
      terms.set(term, posting);
    }
  }
  const words = new Set(
    pages.flatMap(({ title, keywords, sections: parts }) =>
      [
        title,
        keywords,
        ...parts.flatMap(({ heading, sentences }) => [heading, ...sentences]),
      ].flatMap(wordsOf),
    ),
  );
  return { sections, terms, words };
}

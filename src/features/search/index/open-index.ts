import { placeByTable } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import { placeLabel } from '../../../words/places.ts';
import { createSuggest } from '../query/vocabulary.ts';
import { unpackNumbers, unpackRuns } from './pack-numbers.ts';
import { type Posting, type SearchIndex, weightSteps } from './search-index.ts';

/** A page of an opened index. */
interface IndexedPage {
  address: string;
  title: string;
  sections: readonly PlacedSection[];
  /** The number of its first section. */
  opening: number;
  /** Returns the lines of the table by age at a fragment. They are only shown together. */
  ageTable(fragment: string): readonly string[];
}

/** A section with its page and number. */
export interface PlacedSection {
  id: number;
  page: IndexedPage;
  language: Language;
  /** Whether it is the first section, which represents the whole page. */
  isOpening: boolean;
  fragment: string;
  /** Its fragment on the English page. */
  original: string;
  heading: string;
  /** The heading above its own, if that is not the page's. */
  under: string;
  /** Its sentences, table rows and list items, in order. */
  sentences: readonly string[];
}

/** An index opened for searching. */
export interface OpenIndex extends Pick<SearchIndex, 'language' | 'abbreviations'> {
  pages: readonly IndexedPage[];
  sections: readonly PlacedSection[];
  /** Returns the sections that have a term. */
  postingsOf(term: string): readonly Posting[];
  /** Returns the stems that an unknown word may be meant for. */
  suggest(word: string): string[];
  /** The sections with text at an address. */
  sectionsAt(address: string | undefined): PlacedSection[];
}

/** Returns the path and fragment of a section. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

function openPages({ language, pages, lines }: SearchIndex): IndexedPage[] {
  let allLines: readonly string[] | undefined;
  const linesOf = (packed: string) => {
    allLines ??= lines.split('\n');
    return unpackRuns(packed).map((number) => allLines?.[number] ?? '');
  };
  let id = 0;
  return pages.map(({ address, title, sections, ageTables }) => {
    // the home page's h1 is a greeting
    const place = placeByTable(address);
    const opened: PlacedSection[] = [];
    const page: IndexedPage = {
      address,
      title: place?.name === 'home' ? placeLabel(place) : title,
      sections: opened,
      opening: id,
      ageTable: (fragment) => linesOf(ageTables[fragment] ?? ''),
    };
    for (const [fragment, packed, original = fragment] of sections) {
      opened.push({
        ...{ id, page, language, isOpening: opened.length === 0, original, fragment },
        get heading() {
          return linesOf(packed)[0] ?? '';
        },
        get under() {
          return linesOf(packed)[1] ?? '';
        },
        get sentences() {
          return linesOf(packed).slice(2);
        },
      });
      id += 1;
    }
    return page;
  });
}

function unpackPostings(packed: string, textWeights: readonly number[]): Posting[] {
  const numbers = unpackNumbers(packed);
  const postings: Posting[] = [];
  let id = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    id += number >> 1;
    if (number % 2 === 1) at += 1;
    const value = number % 2 === 1 ? (numbers[at] ?? 0) : 2 * (textWeights[id] ?? 0);
    postings.push({ id, weight: (value >> 1) / weightSteps, isNamed: value % 2 === 1 });
  }
  return postings;
}

/** How much a page's title counts in its other sections. */
const titleWeight = 0.75;

/** Opens an index. */
export function openIndex(index: SearchIndex): OpenIndex {
  const { language, abbreviations } = index;
  const pages = openPages(index);
  const sections = pages.flatMap((page) => page.sections);
  const terms = index.terms.split(' ');
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const postings = index.postings.split(' ');
  const textWeights = unpackNumbers(index.textWeights);
  return {
    ...{ language, abbreviations, pages, sections },
    postingsOf(term) {
      const number = numbers.get(term);
      const found = number === undefined ? [] : unpackPostings(postings[number] ?? '', textWeights);
      const all = new Map(found.map((posting) => [posting.id, posting]));
      for (const { id, isNamed } of found) {
        const page = sections[id]?.isOpening && isNamed ? sections[id].page : undefined;
        // a title is stored with the opening of its page only, which halves the postings
        for (const other of page?.sections.slice(1) ?? []) {
          const weight = titleWeight + (all.get(other.id)?.weight ?? 0);
          all.set(other.id, { id: other.id, weight, isNamed: true });
        }
      }
      return [...all.values()];
    },
    suggest: createSuggest(terms, language),
    sectionsAt: (address) =>
      sections.filter((each) => addressOf(each) === address && each.sentences.length > 0),
  };
}

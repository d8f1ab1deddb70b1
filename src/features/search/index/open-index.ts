import { placeByTable } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import { placeLabel } from '../../../words/places.ts';
import { indexedFields, type SearchField } from '../boosts.ts';
import { conceptStems } from '../query/find-concepts.ts';
import { createSuggest } from '../query/vocabulary.ts';
import { unpackAscending, unpackNumbers, unpackRuns } from './pack-numbers.ts';
import type { IndexedSection } from './page-text.ts';
import type { SearchIndex } from './search-index.ts';
import { isStem } from './terms.ts';

/** A page of an opened index. */
export interface IndexedPage {
  address: string;
  title: string;
  sections: readonly PlacedSection[];
  /** The lines of each table by age, by fragment. They are only shown together. */
  ageTables: Readonly<Record<string, readonly string[]>>;
}

/** A section with its page and number. */
export interface PlacedSection extends IndexedSection {
  id: number;
  page: IndexedPage;
  language: Language;
  /** Whether it is the first section, which represents the whole page. */
  isOpening: boolean;
  /** Its fragment on the English page. */
  original: string;
}

/** An index opened for searching. */
export interface OpenIndex {
  language: Language;
  pages: readonly IndexedPage[];
  sections: readonly PlacedSection[];
  hasTerm(term: string): boolean;
  /** Returns the numbers of the sections that have a term, by field. */
  sectionsWith(term: string): ReadonlyMap<SearchField, readonly number[]>;
  /** Returns the number of terms of a section in a field, relative to the average. */
  relativeLength(field: SearchField, id: number): number;
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
      get ageTables() {
        const tables = Object.entries(ageTables);
        return Object.fromEntries(tables.map(([fragment, table]) => [fragment, linesOf(table)]));
      },
    };
    for (const [fragment, packed, original = fragment] of sections) {
      const isOpening = opened.length === 0;
      opened.push({
        ...{ id, page, language, isOpening, original, fragment },
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

/** Opens an index. */
export function openIndex(index: SearchIndex): OpenIndex {
  const pages = openPages(index);
  const sections = pages.flatMap((page) => page.sections);
  const terms = index.terms.split(' ');
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const postings = index.postings.split(' ');
  const lengths = new Map<SearchField, readonly number[]>(
    indexedFields.map((field) => [field, unpackNumbers(index.lengths[field])]),
  );
  const averages = new Map<SearchField, number>(
    Array.from(lengths, ([field, of]) => [
      field,
      of.reduce((sum, one) => sum + one, 0) / of.length,
    ]),
  );
  return {
    language: index.language,
    pages,
    sections,
    hasTerm: (term) => numbers.has(term),
    sectionsWith(term) {
      const number = numbers.get(term);
      const fields = number === undefined ? [] : (postings[number] ?? '').split('.');
      const found = new Map<SearchField, readonly number[]>();
      for (const [at, packed] of fields.entries()) {
        const field = indexedFields[at];
        if (!packed || !field) continue;
        const ids = unpackAscending(packed);
        found.set(field, ids);
        // the other sections of a page with the term in its title
        if (field !== 'opening') continue;
        const others = ids.flatMap((id) => sections[id]?.page.sections.slice(1) ?? []);
        found.set(
          'title',
          others.map(({ id }) => id),
        );
      }
      return found;
    },
    relativeLength: (field, id) =>
      field === 'title' ? 1 : (lengths.get(field)?.[id] ?? 1) / (averages.get(field) ?? 1),
    suggest: createSuggest(new Set([...terms.filter(isStem), ...conceptStems]), index.language),
    sectionsAt: (address) =>
      sections.filter((each) => addressOf(each) === address && each.sentences.length > 0),
  };
}

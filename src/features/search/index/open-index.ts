import { unpackNumbers } from '../../../messages/packed-numbers.ts';
import { placePath } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SectionKey } from '../../../words/features/search-questions.ts';
import { createSuggest } from '../query/suggest.ts';
import { type SearchIndex, weightSteps } from './search-index.ts';

/** A page of an opened index. */
interface IndexedPage {
  address: string;
  title: string;
  /** The first is its opening, which represents the whole page. */
  sections: readonly PlacedSection[];
  /** The number of its opening. */
  opening: number;
}

/** A section with its page and number. */
export interface PlacedSection {
  id: number;
  page: IndexedPage;
  language: Language;
  fragment: string;
  /** Its fragment on the English page. */
  original: string;
  heading: string;
  /** The heading above its own, if that is not the page's. */
  under: string;
  /** Its sentences, table rows and list items, in order; a table by age is one line. */
  lines: readonly string[];
  /** It is first aid or danger signs: a line misleads without the first, and for another patient. */
  isUrgent: boolean;
}

function openSections({ language, pages, lines: texts }: SearchIndex): PlacedSection[] {
  const allLines = texts.split('\n');
  const all: PlacedSection[] = [];
  for (const { address, title, sections: stored } of pages) {
    const sections: PlacedSection[] = [];
    const page = { address, title, sections, opening: all.length };
    for (const [fragment, packed, original = fragment, urgent] of stored) {
      const own = unpackNumbers(packed).map((number) => allLines[number] ?? '');
      const [heading = '', under = '', ...lines] = own;
      const [id, isUrgent] = [page.opening + sections.length, urgent === 1];
      sections.push({ id, page, language, fragment, original, heading, under, lines, isUrgent });
    }
    all.push(...sections);
  }
  return all;
}

/** How much a page's title counts in its other sections. */
const titleWeight = 0.75;

/** An index opened for searching. */
export type OpenIndex = ReturnType<typeof openIndex>;

/** Opens an index. */
export function openIndex(index: SearchIndex) {
  const sections = openSections(index);
  const packed = index.postings.split(' ');
  const packedByTerm = new Map(index.terms.split(' ').map((term, at) => [term, packed[at] ?? '']));
  const textWeights = unpackNumbers(index.textWeights);

  /** Returns the sections that have a term, how much of it, and whether their title or headings have it. */
  function postingsOf(term: string) {
    const found = new Map<number, { id: number; weight: number; isNamed: boolean }>();
    const numbers = unpackNumbers(packedByTerm.get(term) ?? '');
    let id = 0;
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? 0;
      id += number >> 1;
      if (number % 2 === 1) at += 1;
      const value = number % 2 === 1 ? (numbers[at] ?? 0) : 2 * (textWeights[id] ?? 0);
      const posting = { id, weight: (value >> 1) / weightSteps, isNamed: value % 2 === 1 };
      const { weight = 0, isNamed = posting.isNamed } = found.get(id) ?? {};
      found.set(id, { id, weight: posting.weight + weight, isNamed });
      // a title is stored with the opening of its page only, which halves the postings
      const { page } = sections[id] ?? {};
      for (const other of posting.isNamed && page?.opening === id ? page.sections.slice(1) : [])
        found.set(other.id, { id: other.id, weight: titleWeight, isNamed: true });
    }
    return [...found.values()];
  }

  return {
    language: index.language,
    sections,
    postingsOf,
    suggest: createSuggest(packedByTerm, index.language),
  };
}

/** Returns the path and fragment of a section. */
export const addressOf = ({ page, fragment }: PlacedSection) =>
  fragment ? `${page.address}#${fragment}` : page.address;

/** Returns the sections at an address. */
export const sectionsAt = ({ sections }: OpenIndex, address: string): PlacedSection[] =>
  sections.filter((section) => addressOf(section) === address);

/** Returns a section's address in the language of an index; its page's if the translation does not have it. */
export function addressIn({ sections, language }: OpenIndex, key: SectionKey): string {
  const [page = '', fragment] = key.split('#');
  const [name, entryId] = page.split('/') as [RouteName, string?];
  const path = placePath({ name, language, ...(entryId && { entryId }) });
  const section = sections.find((each) => each.page.address === path && each.original === fragment);
  return section ? addressOf(section) : path;
}

import { unpackNumbers } from '../../../messages/packed-numbers.ts';
import { placePath } from '../../../site/addresses.ts';
import type { Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SectionKey } from '../../../words/features/search-questions.ts';
import type { SearchIndex, StoredPage, StoredSection } from './search-index.ts';

/** A page with sections that know it. */
interface IndexedPage extends StoredPage {
  sections: readonly PlacedSection[];
}

/** A section with its page. */
export interface PlacedSection extends StoredSection {
  page: IndexedPage;
  language: Language;
}

/** An index opened for searching. */
export type OpenIndex = ReturnType<typeof openIndex>;

/** Opens an index. */
export function openIndex({ language, pages, postings }: SearchIndex) {
  const sections = pages.flatMap(({ sections: stored, ...ofPage }) => {
    const page: IndexedPage = { ...ofPage, sections: [] };
    page.sections = stored.map((section) => ({ ...section, page, language }));
    return page.sections;
  });
  const terms = new Map(Object.entries(postings));

  /** Returns the sections that have a term, its weight there, and whether their title or headings have it. */
  function postingsOf(term: string) {
    const numbers = unpackNumbers(terms.get(term) ?? '');
    return numbers.flatMap((number, at) => {
      const section = at % 2 === 0 && sections[number];
      const value = numbers[at + 1] ?? 0;
      return section ? { section, weight: value >> 1, isNamed: value % 2 === 1 } : [];
    });
  }

  return { language, sections, terms, postingsOf };
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

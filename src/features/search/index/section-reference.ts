import type { EmergencyHint } from '../../../models/search-answer.ts';
import { placePath } from '../../../site/addresses.ts';
import { defaultLanguage, type Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchIndex } from './search-index.ts';

/** A section of a page, identified by its fragment on the English page. */
export interface SectionReference {
  name: RouteName;
  entryId?: string;
  fragment: string;
}

/**
 * Returns a link to a section for a reader of `language`; undefined if the index does not have the
 * page. A translation has the same sections in the same order with other ids; if their number
 * differs, the link goes to the top of the page.
 */
export function resolveSection(
  { pages }: SearchIndex,
  { name, entryId, fragment }: SectionReference,
  language: Language,
): EmergencyHint | undefined {
  const pageIn = (locale: Language) => {
    const path = placePath({ name, language: locale, ...(entryId && { entryId }) });
    return pages.find(({ address }) => address === path);
  };
  const [original, page] = [pageIn(defaultLanguage), pageIn(language)];
  if (!page) return undefined;
  const at = original?.sections.findIndex((section) => section.fragment === fragment) ?? -1;
  const section =
    original?.sections.length === page.sections.length ? page.sections[at] : undefined;
  return {
    address: section ? `${page.address}#${section.fragment}` : page.address,
    language,
    label: section?.heading ?? page.title,
  };
}

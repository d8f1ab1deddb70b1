import { exists } from '../../../locales/places.ts';
import type { EmergencyHint } from '../../../models/search-answer.ts';
import { type Place, placePath } from '../../../site/addresses.ts';
import { defaultLanguage, type Language } from '../../../site/languages.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { SearchIndex } from './search-index.ts';

/** A section of a page, identified by its fragment on the English page. */
export interface SectionReference {
  name: RouteName;
  entryId?: string;
  fragment: string;
  /** Used only in a language that has this page but not the page listed before it. */
  isFallback?: boolean;
}

/**
 * Returns a link to a section for a reader of `language`: on the English page if the page is not
 * translated, undefined if the index does not have the page. A translation has the same sections in
 * the same order with other ids; if their number differs, the link goes to the top of the page.
 */
export function resolveSection(
  { pages }: SearchIndex,
  { name, entryId, fragment, isFallback }: SectionReference,
  language: Language,
): EmergencyHint | undefined {
  if (isFallback && language === defaultLanguage) return undefined;
  const pageOf = (place: Place) => pages.find(({ address }) => address === placePath(place));
  const inEnglish: Place = { name, language: defaultLanguage, ...(entryId && { entryId }) };
  const translated = { ...inEnglish, language };
  const place = exists(translated) ? translated : inEnglish;
  const [original, page] = [pageOf(inEnglish), pageOf(place)];
  if (!page) return undefined;
  const at = original?.sections.findIndex((section) => section.fragment === fragment) ?? -1;
  const section =
    original?.sections.length === page.sections.length ? page.sections[at] : undefined;
  return {
    address: section ? `${page.address}#${section.fragment}` : page.address,
    language: place.language,
    label: section?.heading ?? page.title,
  };
}

import { placePath } from '../../../site/addresses.ts';
import type { RouteName } from '../../../site/routes.ts';
import type { OpenIndex } from './open-index.ts';

/** A section of a page, identified by its fragment on the English page. */
export interface SectionAddress {
  name: RouteName;
  entryId?: string;
  fragment: string;
}

/**
 * Returns the address and heading of a section; undefined if the index does not have the page. A translation
 * has the same sections in the same order; if their number differs, it is the top of the page.
 */
export function resolveSection(
  { pages, language }: OpenIndex,
  { name, entryId, fragment }: SectionAddress,
) {
  const path = placePath({ name, language, ...(entryId && { entryId }) });
  const page = pages.find(({ address }) => address === path);
  if (!page) return undefined;
  const section = page.sections.find(({ original }) => original === fragment);
  return {
    address: section ? `${path}#${section.fragment}` : path,
    language,
    label: section?.heading ?? page.title,
  };
}

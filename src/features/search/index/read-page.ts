import { placeByTable } from '../../../site/addresses.ts';
import { readSections } from './read-sections.ts';
import type { ParsedPage } from './search-index.ts';

/** Parses a rendered page for the index; undefined for a noindex page and the search page itself. */
export function readPage(address: string, html: string): ParsedPage | undefined {
  const text = placeByTable(address)?.name === 'search' ? undefined : readSections(html);
  return text && { address, ...text };
}

import { placeByTable } from '../../../site/addresses.ts';
import { readSections } from './read-sections.ts';
import type { ReadPage } from './search-index.ts';

/**
 * Returns a rendered page as it is searched; undefined if it asks to be left out, and for the search
 * itself.
 */
export function readPage(address: string, html: string): ReadPage | undefined {
  const text = placeByTable(address)?.name === 'search' ? undefined : readSections(html);
  return text && { address, ...text };
}

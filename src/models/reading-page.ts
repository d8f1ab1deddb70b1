import type { Source } from '../facts/sources/source.ts';
import type { Block } from './service-page.ts';

/** A link out of a text: to another page of this site, or an address (https, mailto, tel). */
export type ReadingLink =
  | { label: string; page: 'contact' | 'privacy' | 'patientRights' }
  | { label: string; href: string };

/** Somebody to turn to, or to know of, with the ways to reach them. */
export interface Contact {
  name: string;
  text: string;
  links?: readonly ReadingLink[];
}

/** A section of a reading page: as on service pages, or a list of people and bodies. */
type ReadingBlock =
  | Exclude<Block, { kind: 'notice' }>
  | { kind: 'contacts'; heading: string; intro?: string; contacts: readonly Contact[] };

/** A calm page of text, without pictures: a notice, a statement, a charter. */
export interface ReadingPage {
  heading: string;
  lead: string;
  blocks: readonly ReadingBlock[];
  /** The day of the text (ISO 8601), where it has one. */
  day?: string;
  /** What in it is sample content, as the end of a sentence. */
  samples: string;
  sources: readonly Source[];
}

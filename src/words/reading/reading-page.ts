import type { Source } from '../../facts/sources/source.ts';
import type { PageRouteName } from '../../site/routes.ts';
import type { Block, Fact } from '../departments/department-words.ts';

/**
 * A link in a text: to another page of this site, perhaps to a heading's id there, or to a URL
 * (https, mailto, tel).
 */
export type ReadingLink =
  | { label: string; page: PageRouteName; section?: string }
  | { label: string; href: string };

/** A person or organisation, with the ways to reach them. */
export interface Contact {
  name: string;
  text: string;
  links?: readonly ReadingLink[];
}

/** A paper that we write, with its cost and time; the rest is behind that line. */
export interface Paper {
  kind: 'paper';
  id?: string;
  heading: string;
  intro?: string;
  cost: string;
  facts?: readonly Fact[];
  /** Those who give its parts. */
  contacts?: readonly Contact[];
}

/** A section of a reading page: a block as on service pages, a paper, or a list of contacts. */
type ReadingBlock =
  | Exclude<Block, { kind: 'notice' }>
  | Paper
  | {
      kind: 'contacts';
      id?: string;
      heading: string;
      intro?: string;
      contacts: readonly Contact[];
    };

/** A page of text without pictures: a notice, a statement or a charter. */
export interface ReadingPage {
  heading: string;
  lead: string;
  /** The answers in a few words, beside the heading. */
  glance?: { heading: string; facts: readonly Fact[] };
  blocks: readonly ReadingBlock[];
  /** ISO 8601 date of the text. */
  day?: string;
  /** The page's sample content, as the end of a sentence; absent when all of it is the hospital's. */
  samples?: string;
  sources: readonly Source[];
}

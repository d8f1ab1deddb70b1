/** A part of a page under one heading. */
export interface IndexedSection {
  /** The id for links to it; '' for the page itself. */
  fragment: string;
  heading: string;
  /** The heading one level up; '' if that is the page's h1. */
  under: string;
  /** Its sentences, table rows and list items, in order; the rows of a table by age are one, with `rowBreak`. */
  sentences: string[];
}

/** The searchable text of a page, without header and footer. */
export interface ParsedPage {
  address: string;
  title: string;
  /** Description and keywords from its head. */
  keywords: string;
  /** The first is the opening of the page. */
  sections: IndexedSection[];
}

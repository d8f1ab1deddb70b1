/** A part of a page under its heading, as a reader meets it. */
export interface PageSection {
  /** The id that leads to it; '' for the page itself. */
  fragment: string;
  heading: string;
  /** The heading that it stands under; '' right under the page's. */
  under: string;
  /** Its sentences, rows of tables and items of lists, in order. */
  sentences: string[];
}

/** What a page says between its header and its footer. */
export interface PageText {
  title: string;
  /** What its head tells search engines besides: description and keywords. */
  keywords: string;
  /** The first is the page's own opening. */
  sections: PageSection[];
  /** By fragment: the lines of its table by age. They are only shown together. */
  limits: Readonly<Record<string, readonly string[]>>;
}

/** Boost of each index field of a section; 1 is the running text. */
export const fieldBoosts = {
  /** The page's title: for its opening, then for its other sections. */
  opening: 3,
  title: 0.7,
  heading: 3,
  /** The heading above the section's own. */
  under: 1.2,
  text: 1,
  /** Description and keywords of the page. */
  keywords: 0.4,
} as const;

/** Boost of each kind of query term; 1 is the word itself. */
export const termBoosts = {
  inPhrase: 0.6,
  joined: 0.9,
  swahili: 0.5,
  concept: 0.8,
  /** A corrected spelling, then a completed prefix. */
  fuzzy: 0.75,
  prefix: 0.55,
} as const;

/** Boosts of sections and pages. */
export const pageBoosts = {
  /**
   * Added in proportion to the coverage of the query by the headings, by one sentence, by the
   * title.
   */
  headingCoverage: 0.7,
  sentenceCoverage: 0.5,
  titleCoverage: 0.75,
  /** A page that summarises others. */
  summary: 0.6,
  /** A heading on many pages, such as 'Opening hours', if the query does not name the page. */
  commonHeading: 0.8,
  /** A page in the other language that the reader's language also has. */
  translated: 0.4,
  /**
   * A page in the other language only: for English readers, Swahili readers, queries in Swahili.
   */
  otherLanguage: { en: 0.5, sw: 0.85, swahiliQuery: 0.7 },
  /** The next best sections of a page, added to its score. */
  furtherSections: [0.2, 0.1, 0.1],
  /**
   * Minimum score of an inner section, relative to the page's opening, to be shown instead of it.
   */
  innerSection: 0.6,
} as const;

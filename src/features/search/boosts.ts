/** Boost of each index field of a section; 1 is the running text. */
export const fieldBoosts = {
  /** The page's title: for its opening, then for its other sections. */
  opening: 3,
  title: 0.5,
  heading: 3,
  /** The heading above the section's own. */
  under: 1,
  text: 1,
  /** Description and keywords of the page. */
  keywords: 0.4,
} as const;

export type SearchField = keyof typeof fieldBoosts;

/** The fields that the index stores; a title is found by the opening of its page. */
export const indexedFields = ['text', 'heading', 'under', 'keywords', 'opening'] as const;

export type IndexedField = (typeof indexedFields)[number];

/** The fields that name the page and the section. */
export const nameFields = {
  titles: ['opening', 'title'],
  headings: ['opening', 'heading', 'under'],
} as const satisfies Record<string, readonly SearchField[]>;

/** Boost of each kind of query term; 1 is the word itself. */
export const termBoosts = {
  inPhrase: 0.5,
  concept: 0.9,
  /** A corrected spelling, then a completed prefix. */
  fuzzy: 0.75,
  prefix: 0.55,
} as const;

/** Boosts of sections and pages. */
export const pageBoosts = {
  /** Added in proportion to the coverage of the query by the headings and by the title. */
  headingCoverage: 0.7,
  titleCoverage: 0.75,
  /** A page that summarises others. */
  summary: 0.6,
  /** Each of the three next best sections of a page, added to its score. */
  furtherSections: 0.15,
} as const;

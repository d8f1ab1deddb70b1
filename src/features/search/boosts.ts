/** How much each part of a section counts, the fields of the index: in the running text it is 1. */
export const fieldBoosts = {
  /** The page's title, for its opening and for its other sections. */
  opening: 3,
  title: 0.7,
  heading: 3,
  /** The heading above the section's own. */
  under: 1.2,
  text: 1,
  /** Description and keywords of the page. */
  keywords: 0.4,
} as const;

/** How much a term counts that is not the word itself, which is 1. */
export const termBoosts = {
  inPhrase: 0.6,
  joined: 0.9,
  swahili: 0.5,
  concept: 0.8,
  /** Misspelt, and the beginning of a longer word. */
  fuzzy: 0.75,
  prefix: 0.55,
} as const;

/** How much a section or page counts beside others. */
export const pageBoosts = {
  /** Added when its headings, or one of its sentences, say what the query says. */
  saidByHeading: 0.7,
  saidBySentence: 0.5,
  saidByTitle: 0.75,
  /** A page that sums up others. */
  summary: 0.6,
  /** 'Opening hours' of a department that was not asked for. */
  headingEverywhere: 0.8,
  /** A page that the reader's language has too. */
  translated: 0.4,
  /** In the other language: for English readers, Swahili readers and queries in Swahili. */
  other: { en: 0.5, sw: 0.85, swahiliQuery: 0.7 },
  /** The next sections of a page. */
  further: [0.2, 0.1, 0.1],
  /** A section is shown for its page if it answers so well beside the page's opening. */
  besideOpening: 0.6,
} as const;

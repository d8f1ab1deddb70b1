/**
 * The budgets of the site in bytes on the wire: 1 kB is 1,000 bytes, text is compressed as at the
 * edge. Each has room of about an eighth over the value measured when it was set, so an ordinary
 * edit of a text, price or person never meets it. The tests print what is used.
 */

/** One page on a phone. Home, emergency and Swahili pages have their own budgets for HTML. */
export const pageBudgets = {
  html: 16_800,
  /** Swahili text is longer than English. */
  translatedHtml: 17_800,
  translatedHomeHtml: 18_500,
  homeHtml: 17_700,
  /** The emergency page with the steps of every emergency. */
  emergencyHtml: 19_500,
  translatedEmergencyHtml: 21_000,
  css: 17_000,
  fonts: 26_500,
  /** Scripts at first view where no React island is in view; a Share button brings its status line. */
  firstScript: 4_600,
  /** The same where a form without an island is in view: it brings the script of its errors. */
  firstFormScript: 4_950,
  /** Scripts once every island of the page is awake. */
  allScript: 105_000,
  /** Everything before any interaction, pictures included. */
  firstView: 219_500,
  /** Layout shift, not bytes; 0.001 allows half a pixel of rounding. */
  shift: 0.001,
} as const;

/** What an idle browser fetches after the first page for offline use. */
export const offlineBudgets = {
  /** With Save-Data or a slow connection: the script and the card. */
  card: 30_000,
  /** On any other phone: the script, the card and the pages for everyone. */
  all: 76_000,
} as const;

/** One picture on a phone, and one share image. */
export const pictureBudgets = {
  avif: 17_900,
  webp: 45_000,
  share: 85_000,
} as const;

/** Built scripts of the browser by name without the hash, compressed; any other has `otherScript`. */
export const scriptBudgets: Readonly<Record<string, number>> = {
  // what every page loads
  entry: 3_250,
  // React, with what all islands share
  'hydrate-island': 85_000,
  // what an urgent message is about; fetched for such a message only
  'emergency-topics': 245_000,
};
export const otherScript = 15_500;

/** The Worker, far below the 3 MB that the platform allows, and the indexes of its search. */
export const workerBudgets = { script: 790_000, searchIndexes: 1_050_000 } as const;

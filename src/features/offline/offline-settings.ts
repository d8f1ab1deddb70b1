/** A language of the site, as the service worker is told of it. */
export interface Edition {
  /** BCP 47. */
  tag: string;
  /** What its addresses begin with, '' for the first one. */
  prefix: string;
  /** The sentences of words/offline-words.ts as markup; '{day}' stands where a day belongs. */
  words: Readonly<
    Record<
      | 'heading'
      | 'copy'
      | 'notKept'
      | 'tooOld'
      | 'notSent'
      | 'keptPages'
      | 'call'
      | 'sms'
      | 'tryAgain',
      string
    >
  >;
}

/** What the Worker writes before this script: all that another build or hospital would change. */
export interface OfflineSettings {
  /** A new build is a new script, so that browsers take it and keep their pages anew. */
  build: string;
  /** The one without a prefix comes last. */
  editions: readonly Edition[];
  /** The path of the emergency card behind a language's prefix; every language has it. */
  card: string;
  /** Paths of the other pages to keep at once. */
  pages: readonly string[];
  /** What the cards are drawn with, and what those pages are. */
  cardStyles: readonly string[];
  styles: readonly string[];
  /** Paths of the pages that do not expire, behind the prefix of the language; '/' is home. */
  lastingPaths: readonly string[];
  callHref: string;
  smsHref: string;
}

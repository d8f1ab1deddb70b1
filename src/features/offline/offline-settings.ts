/** One locale of the site, as the service worker needs it. */
export interface OfflineLocale {
  /** BCP 47. */
  tag: string;
  /** Path prefix of its pages, such as '/sw'; '' for the default language. */
  prefix: string;
  /** Paths of the pages to cache on install, if the first page that is open is in this locale. */
  pages: readonly string[];
  /** Escaped HTML from the words module 'offline'; '{day}' is replaced by a date. */
  words: Readonly<
    Record<
      | 'heading'
      | 'copy'
      | 'notCached'
      | 'tooOld'
      | 'notSent'
      | 'cachedPages'
      | 'call'
      | 'sms'
      | 'tryAgain',
      string
    >
  >;
}

/**
 * Values that the Worker puts before the service worker script: build, routes, assets, contacts.
 */
export interface OfflineSettings {
  /**
   * Changes the script with each build, so that browsers install it and refresh the cached pages.
   */
  build: string;
  /** The locale without a prefix is last, because every path starts with ''. */
  locales: readonly OfflineLocale[];
  /** Path of the emergency card after the locale prefix; every locale has the card. */
  card: string;
  /** Stylesheet paths for the cards, then for the other pages. */
  cardStyles: readonly string[];
  styles: readonly string[];
  /** Paths of the pages that never expire, after the locale prefix; '/' is home. */
  neverExpiring: readonly string[];
  /** The query parameters that a page reads, by its path after the locale prefix. */
  queries: Readonly<Record<string, readonly string[]>>;
  /** Paths of the pages that are never saved or listed, after the locale prefix. */
  unsavedPaths: readonly string[];
  /** Path after the locale prefix to which the visitor posts the wish to delete all copies. */
  deletePath: string;
  callHref: string;
  smsHref: string;
}

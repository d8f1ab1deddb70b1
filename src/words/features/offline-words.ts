/** Texts for visitors without a connection; `day` is formatted in the language of the page. */
export interface OfflineWords {
  heading: string;
  /** On a cached page: at the top, and before the title so that screen readers say it first. */
  copy: (day: string) => string;
  /** Shown instead of a page that is not cached. */
  notCached: string;
  /** Shown instead of a cached page that has expired. */
  tooOld: (day: string) => string;
  /** Shown after a form that could not be sent. */
  notSent: string;
  cachedPages: string;
  call: string;
  sms: string;
  tryAgain: string;
}

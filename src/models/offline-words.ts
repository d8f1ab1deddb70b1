/** What is said where there is no connection; `day` is written out in the language of the page. */
export interface OfflineWords {
  heading: string;
  /** Of a kept page: before its title, so that screen readers say it first, and at its head. */
  copy: (day: string) => string;
  /** Why a page cannot be shown. */
  notCached: string;
  tooOld: (day: string) => string;
  /** What became of a form. */
  notSent: string;
  cachedPages: string;
  call: string;
  sms: string;
  tryAgain: string;
}

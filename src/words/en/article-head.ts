import type { PersonKey } from '../../facts/people.ts';
import type { PictureName } from '../../facts/picture-names.ts';
import type { Review } from '../../facts/review.ts';
import type { Source } from '../../facts/source.ts';

/** What an article of either blog has besides its body (spec section 3). */
export interface ArticleHead {
  title: string;
  /** For the tab and search results, at most 28 characters, so that the hospital's name fits. */
  headTitle: string;
  /** 70 to 160 characters; also the card's text and the description in the head. */
  excerpt: string;
  /** ISO 8601 day, shown as text. */
  date: string;
  /** ISO 8601 day of the last change to its words; the same as `date` when there was none. */
  modified: string;
  readTime: string;
  image: PictureName;
  /** Somebody of the hospital; name and role are shown from there. */
  author: PersonKey;
  /** Who has checked the medicine and when; null until somebody has. */
  review: Review | null;
  /** The works that its figures and advice rest on, shown as links. */
  sources: readonly Source[];
  /**
   * When to seek care at once: short signs, shown in a box with the emergency number. One wholly in
   * `**…**` says whose the signs after it are.
   */
  urgentSigns: readonly string[];
}

import type { PictureName } from '../facts/picture-names.ts';

/** What the head says of a page. */
export interface PageHead {
  /** Without the hospital's name; the head adds ' | {hospital name}'. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  keywords: readonly string[];
}

/** What the head says of one entry behind a `:postId` address. */
export interface EntryHead extends PageHead {
  id: string;
  /** Its heading. */
  label: string;
  picture: PictureName;
  /** ISO 8601 days: when it came out, and of its last change since. */
  published: string;
  modified: string;
}

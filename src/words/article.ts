import type { PersonKey } from '../facts/people.ts';
import type { PictureName } from '../facts/picture-names.ts';
import type { Review } from '../facts/review.ts';
import type { Source } from '../facts/source.ts';

/** A run of text in an article. */
export type Inline =
  | string
  | { kind: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** One block of an article's body, as Markdown has them and as the alarm boxes need. */
export type ArticleBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'alarm'; id: string; heading: string; blocks: readonly ArticleBlock[] };

/** The lists in which an article may stand, by the name of their route. */
export type BlogName = 'blog' | 'medicalBlog';

/** An article of either blog, compiled from its Markdown file. */
export interface Article {
  blog: BlogName;
  /** The last part of its address: a number in /blog, a slug in /medical-blog. */
  id: string;
  title: string;
  /** For the tab and search results, at most 28 characters, so that the hospital's name fits. */
  headTitle: string;
  /** 70 to 160 characters; also the card's text and the description in the head. */
  excerpt: string;
  keywords: readonly string[];
  category: string;
  tags: readonly string[];
  picture: PictureName;
  author: PersonKey;
  /** null: nobody of the hospital has reviewed it yet. */
  reviewed: Review | null;
  /** ISO 8601 days. */
  published: string;
  modified: string;
  /** How long it takes to read, in whole minutes. */
  minutes: number;
  sources: readonly Source[];
  /** When to seek care at once: short signs, shown in a box with the emergency number. */
  urgentSigns: readonly string[];
  body: readonly ArticleBlock[];
}

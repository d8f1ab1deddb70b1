import type { Review } from '../../facts/legal/review.ts';
import type { ArticleCategory } from '../../facts/media/article-categories.ts';
import type { PictureName } from '../../facts/media/picture-names.ts';
import type { PersonKey } from '../../facts/people/people.ts';
import type { Source } from '../../facts/sources/source.ts';
import type { DepartmentRouteName, EntryRouteName } from '../../site/routes.ts';

/** A run of text in an article. */
export type Inline =
  | string
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** Returns the plain text of a run. */
export function inlineText(run: Inline): string {
  return typeof run === 'string' ? run : run.children.map(inlineText).join('');
}

export type ArticleBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] };

/** Urgent signs of one patient; has a heading if the article is about two. */
export interface UrgentSignGroup {
  heading?: string;
  signs: readonly (readonly Inline[])[];
}

/** An article of either blog, compiled from its Markdown file by tools/build/articles. */
export interface Article {
  /** Route of its page. */
  route: EntryRouteName;
  /** Last part of its path, and its file name: a number in /blog, a slug in /medical-blog. */
  id: string;
  title: string;
  /** For tabs and search results; at most 28 characters, to leave room for the hospital's name. */
  headTitle: string;
  /** 70 to 160 characters; also the card's text and the meta description. */
  excerpt: string;
  keywords: readonly string[];
  category: ArticleCategory;
  /** Departments whose pages link to it; its booking links select the first. */
  departments: readonly DepartmentRouteName[];
  tags: readonly string[];
  picture: PictureName;
  /** Key of a person in people.json, which has the name and role. */
  author: PersonKey;
  /** Who reviewed the medicine and when; null if not reviewed. */
  reviewed: Review | null;
  /** ISO 8601 day. */
  published: string;
  /** ISO 8601 day of the last change to the text; equals `published` if there was none. */
  modified: string;
  /** Reading time in whole minutes. */
  minutes: number;
  /** Sources of its figures and advice, without duplicates, shown as links. */
  sources: readonly Source[];
  /** Never saved on the phone for offline reading, as in the route table. */
  unsaved?: true;
  /** Signs that need care immediately, shown in a box with the emergency number. */
  urgentSigns: readonly UrgentSignGroup[];
  body: readonly ArticleBlock[];
}

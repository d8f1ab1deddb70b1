import type { Review } from '../facts/legal/review.ts';
import type { ArticleCategory } from '../facts/media/article-categories.ts';
import type { PictureName } from '../facts/media/picture-names.ts';
import type { PersonKey } from '../facts/people/people.ts';
import type { Source } from '../facts/sources/source.ts';
import type { EntryRouteName, ServiceRouteName } from '../site/routes.ts';

/** A run of text in an article. */
export type Inline =
  | string
  | { kind: 'strong'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

/** Returns a run of text without its marks. */
export function inlineText(run: Inline): string {
  return typeof run === 'string' ? run : run.children.map(inlineText).join('');
}

/** One block of an article's body. */
export type ArticleBlock =
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] };

/** Urgent signs of one person; the heading says whose, where an article is about two. */
export interface UrgentSignGroup {
  heading?: string;
  signs: readonly (readonly Inline[])[];
}

/** An article of either blog, compiled from its Markdown file by tools/build/articles. */
export interface Article {
  /** Under which address it stands. */
  route: EntryRouteName;
  /** The last part of its address, and its file's name: a number in /blog, a slug in /medical-blog. */
  id: string;
  title: string;
  /** For the tab and search results, at most 28 characters, so that the hospital's name fits. */
  headTitle: string;
  /** 70 to 160 characters; also the card's text and the description in the head. */
  excerpt: string;
  keywords: readonly string[];
  category: ArticleCategory;
  /** Whose pages lead to it; the first is the one that its own booking links choose. */
  departments: readonly ServiceRouteName[];
  tags: readonly string[];
  picture: PictureName;
  /** Somebody of the hospital; name and role are shown from there. */
  author: PersonKey;
  /** Who has checked the medicine and when; null until somebody has. */
  reviewed: Review | null;
  /** ISO 8601 day, shown as text. */
  published: string;
  /** ISO 8601 day of the last change to its words; the same as `published` when there was none. */
  modified: string;
  /** How long it takes to read, in whole minutes. */
  minutes: number;
  /** The works that its figures and advice rest on, each once, shown as links. */
  sources: readonly Source[];
  /** When to seek care at once: short signs, shown in a box with the emergency number. */
  urgentSigns: readonly UrgentSignGroup[];
  body: readonly ArticleBlock[];
}

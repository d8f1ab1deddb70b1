import type { ComponentType, ReactNode } from 'react';
import type { EntryRouteName } from '../../site/routes.ts';
import type { Article } from '../../words/articles/article.ts';
import { GuideExtras, GuideOpening } from './guide-parts.tsx';
import { ShortReadClosing, ShortReadOpening } from './short-read-parts.tsx';

/** The parts of an article that differ between the two blogs. */
interface ArticleLayout {
  /** Shown above the text, with the share button beside the author. */
  Opening: ComponentType<{ article: Article; share: ReactNode }>;
  /** Shown between the urgent signs and the sources. The default is the share button alone. */
  Extras?: ComponentType<{ article: Article; share: ReactNode }>;
  /** Shown below the article, at full page width. */
  Closing?: ComponentType<{ article: Article }>;
  /** On wide screens: a guide has its contents beside the text, a short read its picture beside the title. */
  columns: 'article-guide' | 'article-short';
  /** Whether the page first shows 'Loading...' for a moment. */
  loadingState: boolean;
}

/** The article layout of each blog. */
export const articleLayouts: Readonly<Record<EntryRouteName, ArticleLayout>> = {
  blogPost: {
    Opening: ShortReadOpening,
    Closing: ShortReadClosing,
    columns: 'article-short',
    loadingState: true,
  },
  medicalBlogPost: {
    Opening: GuideOpening,
    Extras: GuideExtras,
    columns: 'article-guide',
    loadingState: false,
  },
};

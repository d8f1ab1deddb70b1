import type { ComponentType, ReactNode } from 'react';
import type { Article } from '../../models/article.ts';
import type { EntryRouteName } from '../../site/routes.ts';
import { GuideExtras, GuideOpening } from './guide-parts.tsx';
import { ShortReadClosing, ShortReadOpening } from './short-read-parts.tsx';

/** The parts in which the articles of the two blogs differ; all others are the same. */
export interface ArticleLayout {
  /** Above the text. */
  Opening: ComponentType<{ article: Article }>;
  /** Between the urgent signs and the sources; only the share button when absent. */
  Extras?: ComponentType<{ article: Article; share: ReactNode }>;
  /** Below the article, as wide as the page. */
  Closing?: ComponentType<{ article: Article }>;
  /** Where the breadcrumbs begin: at the page's edge, or at the text's. */
  breadcrumbs: 'page' | 'text';
  /** Says 'Loading...' for a moment first. */
  loadingState: boolean;
}

/** How an article of each blog is laid out. */
export const articleLayouts: Readonly<Record<EntryRouteName, ArticleLayout>> = {
  blogPost: {
    Opening: ShortReadOpening,
    Closing: ShortReadClosing,
    breadcrumbs: 'text',
    loadingState: true,
  },
  medicalBlogPost: {
    Opening: GuideOpening,
    Extras: GuideExtras,
    breadcrumbs: 'page',
    loadingState: false,
  },
};

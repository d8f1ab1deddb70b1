import type { ComponentType, ReactNode } from 'react';
import type { EntryRouteName } from '../../site/routes.ts';
import type { Article } from '../../words/articles/article.ts';
import { GuideEnd, GuideNextStep, GuideOpening } from './guide-parts.tsx';
import { ShortReadClosing, ShortReadNextStep, ShortReadOpening } from './short-read-parts.tsx';

/** The parts of an article that differ between the two blogs. */
interface ArticleLayout {
  /** Shown above the text, with the share button beside the author. */
  Opening: ComponentType<{ article: Article; share: ReactNode }>;
  /** The box below the urgent signs. */
  NextStep: ComponentType<{ article: Article }>;
  /** Shown after the text, before the sources. */
  End?: ComponentType<{ article: Article }>;
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
    NextStep: ShortReadNextStep,
    Closing: ShortReadClosing,
    columns: 'article-short',
    loadingState: true,
  },
  medicalBlogPost: {
    Opening: GuideOpening,
    NextStep: GuideNextStep,
    End: GuideEnd,
    columns: 'article-guide',
    loadingState: false,
  },
};

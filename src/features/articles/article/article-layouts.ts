import type { ComponentType } from 'react';
import type { EntryRouteName } from '../../../site/routes.ts';
import type { Article } from '../../../words/articles/article.ts';
import { GuideEnd, GuideNextStep } from './guide-parts.tsx';
import { ShortReadClosing, ShortReadNextStep } from './short-read-parts.tsx';

/** The parts of an article that differ between the two blogs. */
interface ArticleLayout {
  /** The box below the urgent signs. */
  NextStep: ComponentType<{ article: Article }>;
  /** Shown after the text, before the sources. */
  End?: ComponentType<{ article: Article }>;
  /** Shown below the article, at full page width. */
  Closing?: ComponentType<{ article: Article }>;
  /** Whether the page first shows 'Loading...' for a moment. */
  loadingState: boolean;
}

/** The article layout of each blog. */
export const articleLayouts: Readonly<Record<EntryRouteName, ArticleLayout>> = {
  blogPost: {
    NextStep: ShortReadNextStep,
    Closing: ShortReadClosing,
    loadingState: true,
  },
  medicalBlogPost: {
    NextStep: GuideNextStep,
    End: GuideEnd,
    loadingState: false,
  },
};

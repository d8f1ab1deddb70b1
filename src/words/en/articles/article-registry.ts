import type { ArticleRegistry } from '../../../models/article-registry.ts';
import { articleFacts } from './article-facts.ts';
import { articleParts } from './article-parts.ts';

/** Facts that English articles may use. Only the build reads it, so the Worker has just those used. */
export const articleRegistry = {
  facts: articleFacts,
  parts: articleParts,
} satisfies ArticleRegistry;

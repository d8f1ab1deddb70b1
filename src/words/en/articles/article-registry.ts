import type { ArticleRegistry } from '../../../models/article-registry.ts';
import { articleFacts } from './article-facts.ts';
import { articleParts } from './article-parts.ts';

/** What English articles may name; read at build, so the Worker carries only what they use. */
export const articleRegistry = {
  facts: articleFacts,
  parts: articleParts,
} satisfies ArticleRegistry;

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { ArticleContext } from './article-context.ts';
import { compileArticle } from './compile-article.ts';

/** Compiles the articles' Markdown files to data when they are imported. */
export function articles(context: ArticleContext): Plugin {
  let root = '.';
  return {
    name: 'articles',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      if (!id.endsWith('.md')) return undefined;
      const article = compileArticle(relative(root, id), readFileSync(id, 'utf8'), context);
      return `export default ${JSON.stringify(article)};`;
    },
  };
}

import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Language } from '../../../src/site/languages.ts';
import { compileArticle } from './compile-article.ts';

const articleFile = /\/src\/words\/([a-z]+)\/articles\/[^/]+\/[^/]+\.md$/;

/**
 * Compiles an article's Markdown file to data when it is imported, with the facts that it names.
 * While developing, a change of the file or of a fact reloads the page.
 */
export function articles(): Plugin {
  let facts: ReturnType<typeof runnerImport<typeof import('./site-context.ts')>> | undefined;
  return {
    name: 'articles',
    watchChange(id) {
      if (!id.endsWith('.md')) facts = undefined;
    },
    transform: {
      filter: { id: articleFile },
      async handler(text, id) {
        facts ??= runnerImport('./tools/build/articles/site-context.ts', { logLevel: 'error' });
        const { module, dependencies } = await facts;
        for (const file of dependencies) this.addWatchFile(file);
        const [, language] = articleFile.exec(id) ?? [];
        const context = module.siteContext(language as Language);
        const article = compileArticle(relative('.', id), text, context);
        const json = JSON.stringify(JSON.stringify(article));
        return { code: `export default JSON.parse(${json});`, moduleType: 'js' };
      },
    },
  };
}

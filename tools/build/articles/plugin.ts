import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { defaultLanguage, type Language } from '../../../src/site/languages.ts';
import { parseYaml } from '../edited-files/json-text.ts';
import { virtualModule } from '../virtual-module.ts';
import { articlePaths } from './article-context.ts';
import { compileArticle } from './compile-article.ts';

const articleFile = /\/src\/words\/([a-z]+)\/articles\/[^/]+\/[^/]+\.md$/;

/** Returns the path of each article with its departments. */
function departmentsByPath(): (readonly [path: string, departments: readonly string[]])[] {
  return articlePaths(defaultLanguage).map((path) => {
    const text = readFileSync(`src/words/${defaultLanguage}/articles${path}.md`, 'utf8');
    return [path, parseYaml(text.split('---')[1] ?? '').document.toJS()?.departments ?? []];
  });
}

/**
 * Compiles an article's Markdown file to data when it is imported, with the facts that it names, and
 * provides `virtual:article-paths`, so that the Worker knows all addresses without loading articles.
 * While developing, a change of the file or of a fact reloads the page.
 */
export function compileArticles(): Plugin {
  let facts: ReturnType<typeof runnerImport<typeof import('./site-context.ts')>> | undefined;
  return {
    name: 'articles',
    ...virtualModule(
      'virtual:article-paths',
      () => `export const articles = ${JSON.stringify(departmentsByPath())};`,
    ),
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
        const { body, ...head } = compileArticle(relative('.', id), text, context);
        const parse = (data: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;
        // a new isolate loads all articles, but shows one at most
        const code = `let body; export default { ...${parse(head)}, get body() { return (body ??= ${parse(body)}); } };`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { compileArticle } from './compile-article.ts';

const articleFile = /\/src\/words\/(?<language>[a-z]+)\/articles\/[^/]+\/[^/]+\.md$/;

type SiteContext = typeof import('./site-context.ts');

/** The site's facts as they are now, and the files that they come from. */
async function loadFacts() {
  const file = fileURLToPath(new URL('./site-context.ts', import.meta.url));
  const { module, dependencies } = await runnerImport<SiteContext>(file, { logLevel: 'error' });
  return { siteContext: module.siteContext, files: new Set(dependencies) };
}

/** The articles in a folder of blogs, as 'blog/7'. */
function articlesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.md'.length));
}

/**
 * Compiles an article's Markdown file to data when it is imported, with the facts that it names.
 * While developing, a change of the file or of a fact reloads the page.
 */
export function articles(): Plugin {
  let root = '.';
  let facts: ReturnType<typeof loadFacts> | undefined;
  return {
    name: 'articles',
    configResolved(config) {
      root = config.root;
    },
    watchChange(id) {
      if (!id.endsWith('.md')) facts = undefined;
    },
    load: {
      filter: { id: articleFile },
      async handler(id) {
        const { language = '' } = articleFile.exec(id)?.groups ?? {};
        facts ??= loadFacts();
        const { siteContext, files } = await facts;
        for (const file of files) this.addWatchFile(file);
        const context = siteContext(language, articlesIn(join(dirname(id), '..')));
        const article = compileArticle(relative(root, id), readFileSync(id, 'utf8'), context);
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(article))});`,
          moduleType: 'js',
        };
      },
    },
  };
}

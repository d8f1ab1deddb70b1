import { type MissingKind, missingKey } from '../../../src/http/prerendered.ts';
import { machineFiles } from '../../../src/server/machine-files.ts';
import { languageNames, languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { readBuiltWorker, startWorkerd } from '../../run/workerd.ts';

/** A path that no page has, for each not-found page. */
const unknown: Readonly<Record<MissingKind, string>> = {
  page: '/no-such-page',
  article: routes.blogPost.path.replace(':postId', 'no-such-article'),
};

/** What the built Worker renders for all visitors. */
interface Rendered {
  /** By key: pages, not-found pages and files. */
  documents: ReadonlyMap<string, Uint8Array>;
  /** The paths of the pages among them. */
  pages: readonly string[];
}

/**
 * Returns every page of every language, the not-found pages and the files that need the words, as
 * the built Worker renders them in its own runtime. Throws when one does not answer as it should.
 */
export async function renderDocuments(): Promise<Rendered> {
  const runtime = await startWorkerd({ site: readBuiltWorker() }, { log: 'inherit' });
  const documents = new Map<string, Uint8Array>();
  try {
    const origin = `http://127.0.0.1:${runtime.ports.site}`;
    const keep = async (key: string, path: string, status: number) => {
      const answer = await fetch(origin + path);
      if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`);
      documents.set(key, new Uint8Array(await answer.arrayBuffer()));
    };
    const pages = await pagePaths(origin);
    const files = machineFiles(new Set(pages)).filter((file) => file.isPrerendered({}));
    for (const path of [...pages, ...files.map((file) => file.path)]) await keep(path, path, 200);
    for (const language of languageNames) {
      for (const [kind, path] of Object.entries(unknown) as [MissingKind, string][]) {
        await keep(missingKey(kind, language), languages[language].prefix + path, 404);
      }
    }
    return { documents, pages };
  } finally {
    await runtime.stop();
  }
}

import { type MissingKind, missingKey } from '../../../src/http/documents/prerendered.ts';
import { machineFiles } from '../../../src/server/machine-files.ts';
import { languageNames, languages } from '../../../src/site/languages.ts';
import { routes } from '../../../src/site/routes.ts';
import { pagePaths } from '../../run/page-paths.ts';
import { readBuiltWorker, startWorkerd } from '../../run/workerd.ts';

export { createIndexes } from '../search-index/create-indexes.ts';

/** The paths of all files that the Worker serves beside the pages. */
export const filePaths: ReadonlySet<string> = new Set(machineFiles.map(({ path }) => path));

/** A path without a page, for each not-found page. */
const unknownPaths: Readonly<Record<MissingKind, string>> = {
  page: '/no-such-page',
  article: routes.blogPost.path.replace(':postId', 'no-such-article'),
};

/** Responses that are the same for all visitors. */
interface Rendered {
  /** Bodies of pages, not-found pages and files, by key. */
  documents: ReadonlyMap<string, Uint8Array>;
  /** Paths of the pages. */
  pages: readonly string[];
}

/**
 * Renders every page in every language, the not-found pages and the files that depend on the words,
 * with the built Worker in workerd. Throws on an unexpected status.
 */
export async function renderDocuments(): Promise<Rendered> {
  const runtime = await startWorkerd({ site: readBuiltWorker() }, { log: 'inherit' });
  const documents = new Map<string, Uint8Array>();
  try {
    const origin = `http://127.0.0.1:${runtime.ports.site}`;
    const save = async (key: string, path: string, status: number) => {
      const response = await fetch(origin + path);
      if (response.status !== status) {
        throw new Error(
          `${path} returns ${response.status}, not ${status}: see the Worker's log above`,
        );
      }
      documents.set(key, new Uint8Array(await response.arrayBuffer()));
    };
    const pages = await pagePaths(origin);
    const files = machineFiles.filter((file) => file.isPrerendered({}));
    for (const path of [...pages, ...files.map((file) => file.path)]) await save(path, path, 200);
    for (const language of languageNames) {
      for (const [kind, path] of Object.entries(unknownPaths) as [MissingKind, string][]) {
        await save(missingKey(kind, language), languages[language].prefix + path, 404);
      }
    }
    return { documents, pages };
  } finally {
    await runtime.stop();
  }
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { createIndex, readPage } from '../../../src/search/search-index.ts';
import { packSearchIndex, searchIndexPath } from '../../../src/server/search-index-file.ts';
import { builtWorkerFolder } from '../../run/workerd.ts';
import { seedFile, unpackSeed } from '../seed/seed-file.ts';

const clientFolder = 'dist/client';

/** The file of the search index that belongs to a seed of rendered pages, and its path. */
export async function indexOfSeed(pack: Buffer): Promise<{ path: string; file: string }> {
  const { index, documents } = unpackSeed(pack);
  const { buildId, from, until, paths } = index;
  const pages = paths.map((path) => readPage(path, new TextDecoder().decode(documents.get(path))));
  const file = await packSearchIndex({ buildId, from, until, ...createIndex(pages) });
  return { path: searchIndexPath(buildId), file };
}

/**
 * Leaves the search index among the static files, made from the pages that the build has just
 * rendered: a search reads it from there, and the Worker's upload stays as large as it was.
 */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    writeBundle: {
      // the seed of pages is written by then
      order: 'post',
      sequential: true,
      async handler() {
        if (this.environment.name !== 'ssr') return;
        const seed = readFileSync(join(builtWorkerFolder, seedFile));
        const { path, file } = await indexOfSeed(seed);
        const target = join(clientFolder, path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, file);
      },
    },
  };
}

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { readPage } from '../../../src/features/search/index/read-page.ts';
import { createIndexes } from '../../../src/features/search/index/search-index.ts';
import {
  assetPath,
  type Prerendered,
  prerenderedFolder,
  searchIndexAsset,
} from '../../../src/http/prerendered.ts';
import { unchangedSince, unchangedUntil } from '../../../src/server/unchanged-until.ts';
import { builtWorkerFolder, clientFolder } from '../../run/workerd.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';

const id = 'virtual:prerendered';
/** A module next to the Worker's, written after the built Worker has rendered the pages. */
const manifest = 'prerendered.mjs';

// imported at build time, because it depends on virtual modules
const renderModule = fileURLToPath(new URL('./render-documents.ts', import.meta.url));
type RenderModule = typeof import('./render-documents.ts');

function writeManifest(set: Prerendered | undefined): void {
  writeFileSync(join(builtWorkerFolder, manifest), `export default ${JSON.stringify(set)};\n`);
}

function writeAsset(path: string, content: Uint8Array | string): void {
  const file = join(clientFolder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Renders everything that is the same for all visitors with the built Worker, and writes the responses
 * and their search indexes to the static assets. Development and tests have none.
 */
export function prerender(): Plugin {
  let building = false;
  return {
    name: 'prerender',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(source) {
      if (source !== id) return undefined;
      return building ? { id: `./${manifest}`, external: true } : `\0${id}`;
    },
    load(source) {
      return source === `\0${id}` ? 'export default undefined;' : undefined;
    },
    async writeBundle() {
      if (this.environment.name !== 'ssr') return;
      rmSync(join(clientFolder, prerenderedFolder), { recursive: true, force: true });
      // the Worker renders until the manifest lists prerendered files
      writeManifest(undefined);
      // not the time of day: two builds of one commit are the same, byte for byte
      const madeAt = unchangedSince(Date.now());
      const { module } = await runnerImport<RenderModule>(renderModule, { logLevel: 'error' });
      const { documents, pages } = await module.renderDocuments();
      for (const [key, body] of documents) writeAsset(assetPath(key), body);
      const decoder = new TextDecoder();
      const indexes = createIndexes(
        pages.map((path) => readPage(path, decoder.decode(documents.get(path)))),
      );
      for (const index of Object.values(indexes)) {
        writeAsset(searchIndexAsset(index.language), JSON.stringify(index));
      }
      writeManifest({
        siteUrl: new URL(configuredVariables.SITE_URL).origin,
        isPreview: configuredVariables.INDEXING === 'off',
        madeAt,
        // JSON writes Infinity as null
        validUntil: {
          daily: unchangedUntil(madeAt, 'daily'),
          lasting: unchangedUntil(madeAt, 'lasting'),
        },
      });
    },
  };
}

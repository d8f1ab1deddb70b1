import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { readPage } from '../../../src/features/search/index/read-page.ts';
import { createIndex } from '../../../src/features/search/index/search-index.ts';
import {
  assetPath,
  type Prerendered,
  prerenderedFolder,
  searchIndexAsset,
} from '../../../src/http/prerendered.ts';
import { unchangedUntil } from '../../../src/server/unchanged-until.ts';
import { builtWorkerFolder, clientFolder } from '../../run/workerd.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';

const id = 'virtual:prerendered';
/** The module beside the Worker's own that says what was rendered; written once that can render. */
const manifest = 'prerendered.mjs';

// imported when the Worker is built: the files that it names import what only a build gives
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
 * Asks the built Worker for everything that is the same for all visitors, and leaves the responses
 * and the search index over them among the static assets. In development and tests there are none.
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
      // until there is something to serve, the Worker renders
      writeManifest(undefined);
      const madeAt = Date.now();
      const until = unchangedUntil(madeAt);
      const { module } = await runnerImport<RenderModule>(renderModule, { logLevel: 'error' });
      const { documents, pages } = await module.renderDocuments();
      for (const [key, body] of documents) writeAsset(assetPath(key), body);
      const decoder = new TextDecoder();
      const index = createIndex(
        pages.map((path) => readPage(path, decoder.decode(documents.get(path)))),
      );
      writeAsset(searchIndexAsset, JSON.stringify(index));
      writeManifest({
        siteUrl: new URL(configuredVariables.SITE_URL).origin,
        madeAt,
        validUntil: Number.isFinite(until) ? until : null,
      });
    },
  };
}

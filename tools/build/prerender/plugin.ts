import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import {
  assetPath,
  type Prerendered,
  prerenderedFolder,
  searchIndexAsset,
} from '../../../src/http/documents/prerendered.ts';
import { unchangedSince, unchangedUntil } from '../../../src/server/unchanged-until.ts';
import { builtWorkerFolder, clientFolder } from '../../run/workerd.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';
import { readPage } from '../search-index/read-sections.ts';
import { findDeadLinks } from './dead-links.ts';

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
 * and their search indexes to the static assets. Development and tests have none. `plugins` are those that
 * the sources need. A dead link stops the build.
 */
export function prerender(plugins: readonly Plugin[] = []): Plugin {
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
      const { module } = await runnerImport<RenderModule>(renderModule, {
        logLevel: 'error',
        plugins: [...plugins],
      });
      const { documents, pages } = await module.renderDocuments();
      for (const [key, body] of documents) writeAsset(assetPath(key), body);
      const decoder = new TextDecoder();
      const html = new Map(pages.map((path) => [path, decoder.decode(documents.get(path))]));
      const isFile = (path: string) =>
        module.filePaths.has(path) || existsSync(join(clientFolder, path));
      const dead = findDeadLinks(html, isFile);
      if (dead.length > 0) this.error(dead.join('\n'));
      const indexes = module.createIndexes([...html].map(([path, text]) => readPage(path, text)));
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

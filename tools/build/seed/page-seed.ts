import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtWorkerFolder } from '../../run/workerd.ts';
import { renderSeed } from './render-seed.ts';
import { seedFile } from './seed-file.ts';

const seedId = 'virtual:page-seed';
const buildId = 'virtual:build-id';
/** Stands in the code until the code is known. */
const placeholder = 'the-build-that-this-is';

/**
 * Gives the Worker the pages that were rendered at build, and a name for the build by which it
 * knows them again: a digest of all its code. While developing and testing there are none.
 */
export function pageSeed(): Plugin {
  let building = false;
  let name = '';
  return {
    name: 'page-seed',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(source) {
      if (source === buildId) return `\0${buildId}`;
      if (source !== seedId) return undefined;
      return building ? { id: `./${seedFile}`, external: true } : `\0${seedId}`;
    },
    load(source) {
      if (source === `\0${buildId}`) return `export const buildId = '${placeholder}';`;
      return source === `\0${seedId}` ? 'export default undefined;' : undefined;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const digest = createHash('sha256');
      for (const { code } of chunks.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        digest.update(code);
      }
      name = digest.digest('hex').slice(0, 16);
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(placeholder, name);
    },
    async writeBundle() {
      if (this.environment.name !== 'ssr') return;
      const file = join(builtWorkerFolder, seedFile);
      // nothing to start from yet: everything is rendered
      writeFileSync(file, '');
      writeFileSync(file, await renderSeed(name));
    },
  };
}

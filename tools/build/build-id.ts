import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

/** Replaced by the digest once all code is bundled. */
const placeholder = 'the-digest-of-this-build';

/** Provides `virtual:build-id`: a digest of the Worker's code. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    ...virtualModule('virtual:build-id', () => `export const buildId = '${placeholder}';`),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const digest = createHash('sha256');
      for (const { code } of chunks.sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
        digest.update(code);
      }
      const name = digest.digest('hex').slice(0, 16);
      for (const chunk of chunks) chunk.code = chunk.code.replaceAll(placeholder, name);
    },
  };
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const entry = 'react-dom/server.edge';
const lean = 'cjs/react-dom-server.edge.production.js';

/**
 * Leaves React's second, older server renderer out of the Worker (30 kB gzip): the package's
 * entry loads both, this site calls only renderToReadableStream. react-dom's version is exact in
 * package.json; a file that has moved fails the build.
 */
export function leanReactServer(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'lean-react-server',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source !== entry || this.environment.name !== 'ssr') return undefined;
      return join(dirname(require.resolve('react-dom/package.json')), lean);
    },
  };
}

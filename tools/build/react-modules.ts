import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** React's production builds by what the site imports: package and file. */
const builds: Readonly<Record<string, readonly [name: string, file: string]>> = {
  react: ['react', 'react.production.js'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'react-dom.production.js'],
  'react-dom/client': ['react-dom', 'react-dom-client.production.js'],
  // the package's own entry loads a second, older renderer beside this one
  'react-dom/server.edge': ['react-dom', 'react-dom-server.edge.production.js'],
};

/**
 * What React would put inline for boundaries that arrive late and for forms with functions. The
 * site has neither, and its Content-Security-Policy would refuse the scripts.
 */
const inlineScripts = /'(?:\$R[A-Z]=|addEventListener\("submit")(?:[^'\\]|\\.)*'/g;

/** A CommonJS build as an ES module; anything that this does not understand fails the build. */
function toModule(code: string, file: string): string {
  const imports: string[] = [];
  const module = code
    .replace(/\b(\w+) = require\("([\w-]+)"\)(?:,\s*)?/g, (_, name, from) => {
      imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(inlineScripts, "''")
    .replace(/^var\s*;$/m, '')
    .replace(/^exports\.(\w+) =/gm, 'export { $$$1 as $1 };\nconst $$$1 =');
  const left = /\b(?:require\(|(?:module\.)?exports\b).*/.exec(module)?.[0];
  if (left) throw new Error(`${file} is not built as it was: ${left}`);
  return imports.join('\n') + module;
}

/**
 * Gives the bundler React's production builds as ES modules, so that what the site never calls
 * stays out: prerendering and resuming, most hooks, preloading. Versions are exact in package.json.
 */
export function reactModules(): Plugin {
  const require = createRequire(import.meta.url);
  const files = new Map(
    Object.entries(builds).map(([source, [name, file]]) => [
      source,
      join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file),
    ]),
  );
  const known = new Set(files.values());
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return files.get(source);
    },
    load(id) {
      return known.has(id) ? toModule(readFileSync(id, 'utf8'), id) : undefined;
    },
  };
}

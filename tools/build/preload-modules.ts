import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Chunk>>;

const helper = '\0vite/preload-helper.js';

/**
 * Vite's helper also handles styles, nonces and failures, which no chunk here needs, in four times the
 * bytes on every page, and knows no integrity (decisions 0014 and 0016).
 */
const code = `
import { preloadScript } from '/client/preload-script.ts';
export const __vitePreload = (load, [name]) => {
  preloadScript(name);
  return load();
};
`;

/** An import() with the list of files that Vite gives to its helper. */
const lazyImport =
  /import\([`"']\.\/([^`"']+)[`"']\)((?:(?!import\().)*?),(?:\[\]|__vite__mapDeps\(\[[\d,]*\]\))\)/gs;
const fileList = /^const __vite__mapDeps=.*\n/m;
/** Where client/preload-script.ts has its table. */
const table = /JSON\.parse\([`"']\{"scripts":"of the build"\}[`"']\)/;

/** Returns the integrity of a file's content (W3C Subresource Integrity). */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function fileName(chunk: Chunk): string {
  return chunk.fileName.replace(/^assets\//, '');
}

/** Returns the chunks that `chunk` imports, however deep, without the entry, which has been run. */
function importsOf(chunk: Chunk, bundle: Bundle, found = new Set<Chunk>()): Set<Chunk> {
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type !== 'chunk' || file.isEntry || found.has(file)) continue;
    found.add(file);
    importsOf(file, bundle, found);
  }
  return found;
}

/**
 * Preloads every lazy script with its integrity and its imports, in parallel. Stops the build if Vite's
 * helper, an import() or the place of the table is not found.
 */
export function preloadModules(): Plugin {
  return {
    name: 'preload-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(_, id) {
      return id === helper ? { code, map: null, moduleSideEffects: false } : undefined;
    },
    generateBundle: {
      // Vite writes its lists of files in its own hook
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const chunk of chunks) {
          chunk.code = chunk.code
            .replace(fileList, '')
            .replace(
              lazyImport,
              (_all, name, between) => `import(\`./${name}\`)${between},[\`${name}\`])`,
            );
          const named = chunk.code.match(/,\[`[^`]+\.js`\]\)/g)?.length ?? 0;
          if (named !== chunk.dynamicImports.length) {
            this.error(
              `${chunk.fileName} has ${chunk.dynamicImports.length} import() and ${named} of them are preloaded: see tools/build/preload-modules.ts`,
            );
          }
        }
        const entry = chunks.find(({ isEntry, code }) => isEntry && table.test(code));
        if (!entry) {
          this.error(
            'No entry has the table of client/preload-script.ts: see tools/build/preload-modules.ts',
          );
        }
        const scripts = chunks
          .filter(({ isEntry }) => !isEntry)
          .map((chunk) => [
            fileName(chunk),
            [integrityOf(chunk.code), ...[...importsOf(chunk, bundle)].map(fileName)],
          ]);
        entry.code = entry.code.replace(table, () => JSON.stringify(Object.fromEntries(scripts)));
      },
    },
  };
}

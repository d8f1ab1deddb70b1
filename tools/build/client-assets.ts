import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const id = 'virtual:client-assets';
const preambleId = 'virtual:react-refresh-preamble';
/** What plugin-react would put into an index.html, which this site does not have. */
const preamble = `
import RefreshRuntime from '/@react-refresh';
RefreshRuntime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;
const manifestPath = 'dist/client/.vite/manifest.json';

/** What a document links to: addresses from the site's root. */
interface ClientAssets {
  entry: string;
  stylesheets: string[];
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Only while developing: modules that must run before the entry. */
  development: string[];
  /** By '{island} {language}': names of the scripts under /assets, without their ending. */
  islandModules: Record<string, string[]>;
}

/** Source addresses, for the development server and for tests of unbuilt code. */
const sourceAssets: ClientAssets = {
  entry: '/client/entry.ts',
  stylesheets: ['/client/styles/app.css'],
  fonts: [],
  development: [],
  islandModules: {},
};

/** A chunk and all that it imports. */
function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  return chunk
    ? [key, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next))]
    : [];
}

/** What each island needs beyond the entry: its component, and its words in each language. */
function islandModules(manifest: Manifest): Record<string, string[]> {
  const modules: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const [, language, island] = /^src\/words\/(\w+)\/([\w-]+)\.ts$/.exec(key) ?? [];
    if (!language || !island) continue;
    const needed = [`src/islands/${island}/${island}.tsx`, key].flatMap((part) =>
      withImports(manifest, part),
    );
    const files = new Set(
      needed.filter((part) => !manifest[part]?.isEntry).map((part) => manifest[part]?.file ?? ''),
    );
    modules[`${island} ${language}`] = [...files].map((file) => parse(file).name);
  }
  return modules;
}

function builtAssets(root: string): ClientAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, manifestPath), 'utf8'));
  const entry = manifest['client/entry.ts'];
  const styles = manifest['client/styles/app.css'];
  if (!entry || !styles) throw new Error(`${manifestPath} lacks the entry or the stylesheet`);
  return {
    entry: `/${entry.file}`,
    stylesheets: [`/${styles.file}`],
    fonts: (styles.assets ?? []).filter((file) => file.endsWith('.woff2')).map((f) => `/${f}`),
    development: [],
    islandModules: islandModules(manifest),
  };
}

/**
 * Gives the Worker the addresses of its stylesheet and script: hashed ones from the client
 * build's manifest when building, the sources' own while developing and testing.
 */
export function clientAssets(): Plugin {
  let root = '.';
  let building = false;
  return {
    name: 'client-assets',
    configResolved(config) {
      root = config.root;
      building = config.command === 'build';
    },
    resolveId(source) {
      return source === id || source === preambleId ? `\0${source}` : undefined;
    },
    load(source) {
      if (source === `\0${preambleId}`) return preamble;
      if (source !== `\0${id}`) return undefined;
      const assets = building
        ? builtAssets(root)
        : { ...sourceAssets, development: ['/@vite/client', `/@id/${preambleId}`] };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

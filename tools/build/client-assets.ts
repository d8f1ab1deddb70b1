import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const id = 'virtual:client-assets';
const manifestPath = 'dist/client/.vite/manifest.json';

/** What a document links to: addresses from the site's root. */
interface ClientAssets {
  entry: string;
  stylesheets: string[];
  /** For documents that stand alone, in place of all stylesheets and fonts. */
  standaloneStylesheets: string[];
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Only while developing: Vite's client, which must run before the entry. */
  development: string[];
  /** The script that all React islands need, by far the largest; '' while developing. */
  islands: string;
}

/** Source addresses, for the development server and for tests of unbuilt code. */
const sourceAssets: ClientAssets = {
  entry: '/client/entry.ts',
  stylesheets: ['/client/styles/app.css'],
  standaloneStylesheets: ['/client/styles/emergency-card.css'],
  fonts: [],
  development: [],
  islands: '',
};

function builtAssets(root: string): ClientAssets {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, manifestPath), 'utf8'));
  const entry = manifest['client/entry.ts'];
  const styles = manifest['client/styles/app.css'];
  const standalone = manifest['client/styles/emergency-card.css'];
  const islands = Object.values(manifest).find(({ name }) => name === 'hydrate-island');
  if (!entry || !styles || !standalone || !islands) {
    throw new Error(`${manifestPath} lacks the entry, a stylesheet or the islands' script`);
  }
  return {
    entry: `/${entry.file}`,
    stylesheets: [`/${styles.file}`],
    standaloneStylesheets: [`/${standalone.file}`],
    fonts: (styles.assets ?? []).filter((file) => file.endsWith('.woff2')).map((f) => `/${f}`),
    development: [],
    islands: `/${islands.file}`,
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
      return source === id ? `\0${id}` : undefined;
    },
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const assets = building
        ? builtAssets(root)
        : { ...sourceAssets, development: ['/@vite/client'] };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

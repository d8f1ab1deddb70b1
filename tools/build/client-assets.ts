import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const manifestPath = 'dist/client/.vite/manifest.json';

/** Paths of the assets that a document links to. */
interface ClientAssets {
  entry: string;
  stylesheets: string[];
  /** For standalone documents, which use no other stylesheet or font. */
  standaloneStylesheets: string[];
  /** Fonts for the first paint. */
  fonts: string[];
  /** Vite's client, which must run before the entry; only in development. */
  development: string[];
  /** React and what the islands share, by far the largest script: its file name, '' in development. */
  islands: string;
}

/** Paths of the sources, for the development server and tests. */
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
    throw new Error(
      `${manifestPath} lacks the entry, a stylesheet or the chunk 'hydrate-island': check the inputs in vite.config.ts`,
    );
  }
  return {
    entry: `/${entry.file}`,
    stylesheets: [`/${styles.file}`],
    standaloneStylesheets: [`/${standalone.file}`],
    fonts: (styles.assets ?? []).filter((file) => file.endsWith('.woff2')).map((f) => `/${f}`),
    development: [],
    islands: basename(islands.file),
  };
}

/**
 * Provides `virtual:client-assets`: hashed paths from the client build's manifest, or the sources' in
 * development and tests.
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
    ...virtualModule('virtual:client-assets', () => {
      const assets = building
        ? builtAssets(root)
        : { ...sourceAssets, development: ['/@vite/client'] };
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    }),
  };
}

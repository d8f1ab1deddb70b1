import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { articles } from './articles/plugin.ts';

const id = 'virtual:known-paths';
const places = fileURLToPath(new URL('../../src/locales/places.ts', import.meta.url));

type Places = typeof import('../../src/locales/places.ts');

/**
 * Provides `virtual:known-paths`: the path of every page, so that the Worker can register its routes
 * without loading the words. In development and tests they come from the words.
 */
export function knownPaths(): Plugin {
  let building = false;
  return {
    name: 'known-paths',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      if (!building) {
        return `import { knownPlaces } from ${JSON.stringify(places)};
export const knownPaths = [...knownPlaces.keys()];`;
      }
      const config = { logLevel: 'error' as const, plugins: [articles()] };
      const { module } = await runnerImport<Places>(places, config);
      return `export const knownPaths = ${JSON.stringify([...module.knownPlaces.keys()])};`;
    },
  };
}

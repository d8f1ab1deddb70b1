import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const id = 'virtual:service-worker';
const folder = 'src/features/offline/service-worker';
const scripts = { serviceWorkerScript: 'service-worker.ts', removalScript: 'removal.ts' };

/** Bundles a script of the folder with its imports into one classic script. */
async function bundle(root: string, file: string): Promise<Rolldown.OutputChunk> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      modulePreload: false,
      rollupOptions: { input: join(root, folder, file), output: { format: 'iife' } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0];
}

/**
 * Provides `virtual:service-worker`: the scripts as strings. The Worker serves /sw.js itself, because
 * its content depends on the build and on the setting OFFLINE.
 */
export function serviceWorker(): Plugin {
  let root = '.';
  return {
    name: 'service-worker',
    configResolved(config) {
      root = config.root;
    },
    resolveId(source) {
      return source === id ? `\0${id}` : undefined;
    },
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const lines: string[] = [];
      for (const [name, file] of Object.entries(scripts)) {
        const { code, moduleIds } = await bundle(root, file);
        for (const module of moduleIds) this.addWatchFile(module);
        lines.push(`export const ${name} = ${JSON.stringify(code)};`);
      }
      return lines.join('\n');
    },
  };
}

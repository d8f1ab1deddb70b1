import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, loadConfigFromFile, type PluginOption } from 'vite';
import type { WorkerSource } from '../../run/workerd.ts';
import { configuredVariables } from '../../run/wrangler-config.ts';

const outDir = 'node_modules/.cache/naive-worker';

const isNamed = (plugin: PluginOption, name: string) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

/** Bundles the naive Worker with the site's own settings. Needs a built site. */
export async function buildNaiveWorker(): Promise<WorkerSource> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const config = loaded?.config;
  const ssr = config?.environments?.ssr?.build;
  if (!config || !ssr) throw new Error('vite.config.ts has no ssr environment');
  ssr.outDir = outDir;
  ssr.rollupOptions = {
    input: 'tools/measure/bench/naive-worker.ts',
    output: { entryFileNames: 'index.js', codeSplitting: false },
  };
  // the naive Worker has no prerendered pages
  config.plugins = (config.plugins ?? []).filter((plugin) => !isNamed(plugin, 'prerender'));
  const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' });
  if (builder.environments.ssr) await builder.build(builder.environments.ssr);
  return {
    code: readFileSync(join(outDir, 'index.js'), 'utf8'),
    variables: configuredVariables,
  };
}

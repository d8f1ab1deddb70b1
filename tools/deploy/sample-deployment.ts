import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readWranglerConfig, type WranglerConfig } from '../run/wrangler-config.ts';

/** The configuration of a preview, beside wrangler.toml because its paths start there. */
export const sampleConfigFile = 'wrangler.sample.json';

/** Headers of static files, which the Worker never sees. */
const fileHeaders = 'dist/client/_headers';

/**
 * The configuration of a preview of the sample site: a Worker of its own at workers.dev, whatever
 * domain the real one has, 'noindex' throughout, and without the limits that a free plan refuses.
 */
export function sampleConfig(configured: WranglerConfig): WranglerConfig {
  const { routes: _, route: __, limits: ___, ...config } = configured;
  return {
    ...config,
    name: `${config.name}-sample`,
    workers_dev: true,
    vars: { ...config.vars, INDEXING: 'off' },
  };
}

/** Headers of static files with 'noindex' for all of them. RangeError where no rule is for all. */
export function unlistedFiles(headers: string): string {
  if (!/^\/\*$/m.test(headers)) throw new RangeError('public/_headers has no rule for all files');
  return headers.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
}

/**
 * Prepares the built site for a preview and runs `deploy` with the preview's configuration; whatever
 * comes of it, what was built is afterwards as it was.
 */
export function withSampleDeployment<Result>(deploy: (configFile: string) => Result): Result {
  const headers = readFileSync(fileHeaders, 'utf8');
  try {
    writeFileSync(fileHeaders, unlistedFiles(headers));
    writeFileSync(sampleConfigFile, JSON.stringify(sampleConfig(readWranglerConfig()), null, 2));
    return deploy(sampleConfigFile);
  } finally {
    writeFileSync(fileHeaders, headers);
    rmSync(sampleConfigFile, { force: true });
  }
}

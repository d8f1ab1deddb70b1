import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readWranglerConfig, type WranglerConfig } from '../run/wrangler-config.ts';

/** Written next to wrangler.toml, because its paths are relative to that folder. */
export const sampleConfigFile = 'wrangler.sample.json';

/** The platform's rules for static files, which bypass the Worker. */
const fileHeaders = 'dist/client/_headers';

/**
 * Returns the configuration of a preview: another Worker, on workers.dev, with 'noindex' everywhere,
 * without the check for a live site and the limits that the free plan rejects.
 */
export function sampleConfig(configured: WranglerConfig): WranglerConfig {
  const { routes: _, route: __, limits: ___, build: ____, ...config } = configured;
  return {
    ...config,
    name: `${config.name}-sample`,
    workers_dev: true,
    vars: { ...config.vars, INDEXING: 'off' },
  };
}

/** Adds 'noindex' to the rule for all files. Throws RangeError if there is none. */
export function addNoindex(headers: string): string {
  if (!/^\/\*$/m.test(headers)) {
    throw new RangeError(
      "public/_headers has no rule for all files: add one that starts with '/*'",
    );
  }
  return headers.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
}

/**
 * Prepares the built site for a preview and runs `deploy` with the preview's configuration. Restores
 * the build afterwards, also after an error.
 */
export function withSampleDeployment<Result>(deploy: (configFile: string) => Result): Result {
  const headers = readFileSync(fileHeaders, 'utf8');
  try {
    writeFileSync(fileHeaders, addNoindex(headers));
    writeFileSync(sampleConfigFile, JSON.stringify(sampleConfig(readWranglerConfig()), null, 2));
    return deploy(sampleConfigFile);
  } finally {
    writeFileSync(fileHeaders, headers);
    rmSync(sampleConfigFile, { force: true });
  }
}

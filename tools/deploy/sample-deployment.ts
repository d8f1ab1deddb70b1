import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readWranglerConfig, type WranglerConfig } from '../run/wrangler-config.ts';
import { uploadCheck } from './doctor/wrangler-settings.ts';

/** Written next to wrangler.toml, because its paths are relative to that folder. */
const sampleConfigFile = 'wrangler.sample.json';

/** The platform's rules for static files, which bypass the Worker. */
const fileHeaders = 'dist/client/_headers';

const previewName = (name = '') => (name.endsWith('-sample') ? name : `${name}-sample`);

/**
 * Returns the configuration of a preview: another Worker, on workers.dev, with 'noindex' everywhere,
 * without the limits that the free plan rejects.
 */
function sampleConfig(configured: WranglerConfig): WranglerConfig {
  const { routes: _, route: __, limits: ___, ...config } = configured;
  return {
    ...config,
    name: previewName(config.name),
    workers_dev: true,
    build: { command: `${uploadCheck} ${sampleConfigFile}` },
    vars: { ...config.vars, INDEXING: 'off' },
  };
}

/** Adds 'noindex' to the rule for all files. Throws RangeError if there is none. */
function addNoindex(headers: string): string {
  if (!/^\/\*$/m.test(headers)) {
    throw new RangeError(
      "public/_headers has no rule for all files: add one that starts with '/*'",
    );
  }
  return headers.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
}

/**
 * Throws if Cloudflare's own CI would upload to another Worker: wrangler takes the name in
 * WRANGLER_CI_OVERRIDE_NAME, whatever the configuration says.
 */
function refuseOtherName(override: string | undefined): void {
  if (!override || override.endsWith('-sample')) return;
  throw new Error(
    `WRANGLER_CI_OVERRIDE_NAME is '${override}', so wrangler would put the sample on that Worker. Connect the repository to a Worker whose name ends in -sample.`,
  );
}

/**
 * Prepares the built site for a preview and runs `deploy` with the preview's configuration. Restores
 * the build afterwards, also after an error.
 */
export function withSampleDeployment<Result>(deploy: (configFile: string) => Result): Result {
  refuseOtherName(process.env.WRANGLER_CI_OVERRIDE_NAME);
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

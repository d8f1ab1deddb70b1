import {
  experimental_readRawConfig as readRawConfig,
  type Unstable_RawConfig as WranglerConfig,
} from 'wrangler';

export type { WranglerConfig };

/**
 * Reads wrangler.toml, or the file given, with wrangler's own parser and without its defaults. Throws
 * 'file:line: reason' on a syntax error.
 */
export function readWranglerConfig(file = 'wrangler.toml'): WranglerConfig {
  try {
    return readRawConfig({ config: file }).rawConfig;
  } catch (error) {
    const { message, location } = error as Error & { location?: { line: number } };
    throw new Error(`${file}:${location?.line ?? 1}: ${message}`, { cause: error });
  }
}

const { vars = {} } = readWranglerConfig();

function variable(name: string): string {
  const value = vars[name];
  return typeof value === 'string' ? value : '';
}

/**
 * The variables for local Workers: without the switches, everything the site can do is on. The build of a
 * preview has INDEXING=off in its environment (tools/deploy/deploy.ts).
 */
export const configuredVariables = {
  SITE_URL: variable('SITE_URL'),
  ...(process.env.INDEXING === 'off' && { INDEXING: 'off' }),
};

/** The switches of wrangler.toml. */
export const configuredSwitches = {
  OFFLINE: variable('OFFLINE'),
  INDEXING: variable('INDEXING'),
};

import { readWranglerConfig } from '../../../run/wrangler-config.ts';

/** In place of the module 'cloudflare:test': the settings of wrangler.toml, and no built files. */
export const env = {
  ...readWranglerConfig().vars,
  ASSETS: { fetch: async () => new Response(null, { status: 404 }) },
};

import type { Fetcher } from '@cloudflare/workers-types';
import type { Origins } from '../seo/page-metadata.ts';

/** What the runtime hands the Worker (wrangler.toml). */
export interface Env {
  ASSETS: Fetcher;
  SITE_URL: string;
  ANALYTICS_ORIGIN?: string;
  /** 'br' where pages go out as they were compressed at build; anything else leaves it to the edge. */
  PRECOMPRESSED?: string;
  /** 'off' takes the service worker and all that it kept from the phones; anything else leaves it. */
  OFFLINE?: string;
}

/** Hono's generic for this Worker. */
export interface AppEnv {
  Bindings: Env;
}

/**
 * The configured origins. Throws TypeError where SITE_URL is no absolute http(s) address, so that
 * a wrong deployment shows at once instead of publishing wrong canonicals.
 */
export function configuredOrigins(env: Env): Origins {
  const { origin, protocol } = new URL(env.SITE_URL);
  if (!/^https?:$/.test(protocol)) throw new TypeError('SITE_URL must be an http(s) address');
  return {
    siteUrl: origin,
    analyticsOrigin: env.ANALYTICS_ORIGIN ? new URL(env.ANALYTICS_ORIGIN).origin : '',
  };
}

import { builtSiteUrl } from 'virtual:built-for';
import type { Fetcher } from '@cloudflare/workers-types';
import type { Origins } from '../seo/page-metadata.ts';
import type { AnswerCounter } from './count-answer.ts';

/** What the runtime hands the Worker (wrangler.toml). */
export interface Env {
  ASSETS: Fetcher;
  SITE_URL: string;
  ANALYTICS_ORIGIN?: string;
  /** 'br' where pages go out as they were compressed at build; anything else leaves it to the edge. */
  PRECOMPRESSED?: string;
  /** 'off' takes the service worker and all that it kept from the phones; anything else leaves it. */
  OFFLINE?: string;
  /** 'off' keeps the whole deployment out of search engines, as a preview; anything else leaves it. */
  INDEXING?: string;
  /** Where answers are counted; absent where nobody counts. */
  VISITS?: AnswerCounter;
}

/** Hono's generic for this Worker. */
export interface AppEnv {
  Bindings: Env;
}

/** The origin of an absolute http(s) address; undefined where the text is none. */
function originOf(address = ''): string | undefined {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/**
 * The configured origins. A SITE_URL that is no absolute http(s) address is taken for that of the
 * build, which refuses such a one: a mistake in the dashboard must not take the site away, nor put
 * wrong addresses into it. An analytics host that is none is left out.
 */
export function configuredOrigins(env: Env): Origins {
  return {
    siteUrl: originOf(env.SITE_URL) ?? new URL(builtSiteUrl).origin,
    analyticsOrigin: originOf(env.ANALYTICS_ORIGIN) ?? '',
  };
}

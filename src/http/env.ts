import { builtSiteUrl } from 'virtual:built-for';
import type { AnalyticsEngineDataset } from '@cloudflare/workers-types';
import type { Language } from '../site/languages.ts';
import type { RouteName } from '../site/routes.ts';

/**
 * A counted response in the format of Analytics Engine: the route's name, the language, the status and
 * the path of a dead link. It has no field for a query, header or typed text, so it cannot identify a
 * visitor.
 */
export interface CountedResponse {
  indexes: [page: RouteName | 'other'];
  /** The path only of an unknown address that looks like one of a site; '' otherwise. */
  blobs: [page: RouteName | 'other', language: Language, unknownPath: string];
  doubles: [status: number];
}

/** The Worker's settings and bindings (wrangler.toml). */
export interface Env {
  ASSETS: Pick<typeof globalThis, 'fetch'>;
  SITE_URL: string;
  /** 'off' makes the service worker remove itself and its caches from phones. */
  OFFLINE?: string;
  /** 'off' makes every response noindex, for a preview. */
  INDEXING?: string;
  /** Counts responses (wrangler.toml); absent when nothing is counted. */
  VISITS?: AnalyticsEngineDataset;
}

/** Returns whether this is a preview: every response is noindex, and pages say what they are. */
export function isPreview({ INDEXING }: Pick<Env, 'INDEXING'>): boolean {
  return INDEXING === 'off';
}

/** The type parameter of Hono for this Worker. */
export interface AppEnv {
  Bindings: Env;
  /** Whether a handler has set every header; response-headers.ts then adds none. */
  Variables: { hasAllHeaders?: boolean };
}

/**
 * Parsed origins by SITE_URL: parsing a URL per request would cost more than sending a cached page.
 */
const origins = new Map<string | undefined, string>();

/**
 * Returns the public origin, without a trailing slash. Falls back to the build's origin when
 * SITE_URL is not an absolute http(s) URL: a typo in the dashboard must not take the site down.
 */
export function siteOrigin({ SITE_URL }: Pick<Env, 'SITE_URL'>): string {
  const known = origins.get(SITE_URL);
  if (known !== undefined) return known;
  const url = URL.parse(SITE_URL ?? '');
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : new URL(builtSiteUrl).origin;
  origins.set(SITE_URL, origin);
  return origin;
}

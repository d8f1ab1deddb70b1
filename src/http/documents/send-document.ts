import type { Context } from 'hono';
import { type CacheRule, cacheHeaders, cacheRules } from '../cache-rules.ts';
import { type AppEnv, type Env, isPreview, siteOrigin } from '../env.ts';
import { lifetimeOf } from '../lifetime.ts';
import type { Bytes, LoadRenderer } from '../renderer.ts';
import { securityHeadersOf } from '../security-headers.ts';
import { entityTag, hasVersion } from './entity-tag.ts';
import type { MemoryCache, StoredResponse } from './memory-cache.ts';
import { assetPath, type Prerendered, validUntil } from './prerendered.ts';
import { readAsset } from './read-asset.ts';

/** A page or file that is the same for every visitor, and how to render it. */
export interface CachedDocument {
  /**
   * The key in the memory cache and of the asset: the path, or an unused path for not-found pages.
   */
  key: string;
  status: 200 | 404 | 503;
  cacheRule: CacheRule;
  /** Content type, language and preloads; cache and security headers are added to these. */
  headers: Readonly<Record<string, string>>;
  /** Replaces security headers, in a 304 too: browsers update the copy that they have with them. */
  openness?: Readonly<Record<string, string>>;
  /** Renders the state at `time`, in milliseconds since 1970. */
  render(env: Env, time: number): Promise<Bytes>;
}

/** Where documents come from. */
export interface DocumentSources {
  memory: MemoryCache;
  /** Milliseconds since 1970. */
  now: () => number;
  loadRenderer: LoadRenderer;
  /** The prerendered pages; undefined in development and tests. */
  prerendered: Prerendered | undefined;
}

/** Sends documents, or 304 to a client that has the same version. */
export interface SendDocument {
  /** Sends the cached document, else the prerendered one while it is valid, else renders it. */
  (c: Context<AppEnv>, document: CachedDocument): Promise<Response>;
  /** Renders without storing, for a document that depends on a query or a setting. */
  renderUncached(c: Context<AppEnv>, document: CachedDocument): Promise<Response>;
}

async function finish(
  { key, status, cacheRule, headers, openness }: CachedDocument,
  body: Bytes,
  end: number,
): Promise<StoredResponse> {
  // what may not be stored has no version either
  const etag = cacheRule === 'personal' ? undefined : await entityTag(body);
  const shared = {
    ...securityHeadersOf(key),
    ...cacheHeaders(cacheRule, lifetimeOf(key)),
    ...openness,
    ...(etag && { ETag: etag }),
  };
  const all = new Headers({
    ...headers,
    ...shared,
    // explicit, because a response to HEAD has no body to measure (RFC 9110, 9.3.2)
    'Content-Length': String(body.byteLength),
  });
  return { status, body, etag, headers: all, headersOf304: new Headers(shared), validUntil: end };
}

/** Creates the function that sends documents. A failed render is not stored. */
export function createSendDocument(sources: DocumentSources): SendDocument {
  const { memory, now, loadRenderer, prerendered } = sources;

  async function load(env: Env, document: CachedDocument, time: number): Promise<StoredResponse> {
    const lifetime = lifetimeOf(document.key);
    const end = validUntil(
      prerendered,
      lifetime,
      { siteUrl: siteOrigin(env), isPreview: isPreview(env) },
      time,
    );
    if (end !== undefined) {
      // a missing or unreadable asset is rendered instead
      const body = await readAsset(env, assetPath(document.key)).catch(() => undefined);
      if (body) return finish(document, body, end);
    }
    const body = await document.render(env, time);
    return finish(document, body, (await loadRenderer()).unchangedUntil(time, lifetime));
  }

  function send(
    c: Context<AppEnv>,
    { key, cacheRule }: CachedDocument,
    found: StoredResponse,
    time: number,
  ) {
    const response =
      found.status === 200 && found.etag && hasVersion(c, found.etag)
        ? new Response(null, { status: 304, headers: found.headersOf304 })
        : new Response(found.body, found);
    const secondsLeft = (found.validUntil - time) / 1000;
    if (secondsLeft < cacheRules[cacheRule].edgeSeconds) {
      const headers = cacheHeaders(cacheRule, lifetimeOf(key), secondsLeft);
      for (const [name, value] of Object.entries(headers)) {
        response.headers.set(name, value);
      }
    }
    c.set('hasAllHeaders', true);
    return response;
  }

  async function sendDocument(c: Context<AppEnv>, document: CachedDocument): Promise<Response> {
    const time = now();
    const stored = memory.get(document.key, time);
    if (stored) return send(c, document, stored, time);
    const loaded = await load(c.env, document, time);
    memory.set(document.key, loaded);
    return send(c, document, loaded, time);
  }

  return Object.assign(sendDocument, {
    async renderUncached(c: Context<AppEnv>, document: CachedDocument) {
      const time = now();
      const body = await document.render(c.env, time);
      return send(c, document, await finish(document, body, Number.POSITIVE_INFINITY), time);
    },
  });
}

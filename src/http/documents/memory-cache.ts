/** A finished response that is the same for every visitor. */
export interface StoredResponse {
  status: 200 | 404 | 503;
  body: Uint8Array<ArrayBuffer>;
  etag: string | undefined;
  /** All headers, so nothing is computed when the response is sent again. */
  headers: Headers;
  /** The headers of a 304 (RFC 9110, 15.4.5). */
  headersOf304: Headers;
  /** When the response expires, in milliseconds since 1970; Infinity if never. */
  validUntil: number;
}

/** Stores finished responses by key until they expire. */
export interface MemoryCache {
  get(key: string, time: number): StoredResponse | undefined;
  set(key: string, response: StoredResponse): void;
}

/** More than the site has pages and files; a full cache drops its oldest entry. */
const maxEntries = 300;

/**
 * Creates the cache of one isolate. Renders in flight are not shared: workerd cancels them with the
 * request that started them, and the other requests would wait forever.
 */
export function createMemoryCache(limit = maxEntries): MemoryCache {
  const stored = new Map<string, StoredResponse>();
  return {
    get(key, time) {
      const found = stored.get(key);
      if (found && time < found.validUntil) return found;
      stored.delete(key);
      return undefined;
    },
    set(key, response) {
      stored.set(key, response);
      const [oldest] = stored.keys();
      if (stored.size > limit && oldest !== undefined) stored.delete(oldest);
    },
  };
}

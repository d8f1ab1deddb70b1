/** A finished response that is the same for every visitor. */
export interface StoredResponse {
  status: 200 | 404;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  /** All of them, so nothing is left to compute when it is sent again. */
  headers: Headers;
  /** Those of a 304 instead (RFC 9110, 15.4.5). */
  headersOf304: Headers;
  /** When it changes, in milliseconds since 1970; Infinity when it never does. */
  validUntil: number;
}

/** Finished responses by key, valid until they change. */
export interface MemoryCache {
  get(key: string, time: number): StoredResponse | undefined;
  set(key: string, response: StoredResponse): void;
}

/** More than the site has pages and files; the oldest entry goes first. */
const mostEntries = 300;

/**
 * Creates the cache of one isolate. It holds finished responses only, never one in flight: workerd
 * cancels that with the request that started it, and the others would wait forever.
 */
export function createMemoryCache(limit = mostEntries): MemoryCache {
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

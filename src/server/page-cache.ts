/** A rendered page, ready to be sent. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** A strong entity tag (RFC 9110, 8.8.3). */
  etag: string;
}

/** Turns a rendered body into a page with its entity tag. */
export async function toRenderedPage(body: Uint8Array<ArrayBuffer>): Promise<RenderedPage> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const hex = Array.from(digest.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return { body, etag: `"${hex.join('')}"` };
}

/**
 * Pages rendered once per isolate. Pages are identical for all visitors, so a rendering is kept
 * as bytes and served again. Only keys of the route table come in, so it cannot grow past the
 * number of pages; two visitors at once share one rendering; a failed one is not kept.
 */
export function createPageCache() {
  const pages = new Map<string, Promise<RenderedPage>>();
  return {
    get(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<RenderedPage> {
      const kept = pages.get(key);
      if (kept) return kept;
      const rendering = render().then(toRenderedPage);
      pages.set(key, rendering);
      rendering.catch(() => pages.delete(key));
      return rendering;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

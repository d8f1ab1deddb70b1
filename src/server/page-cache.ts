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
  const pages = new Map<string, RenderedPage>();
  const renderings = new Map<string, Promise<RenderedPage>>();

  async function renderAndKeep(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>) {
    try {
      const page = await toRenderedPage(await render());
      pages.set(key, page);
      return page;
    } finally {
      renderings.delete(key);
    }
  }

  return {
    /** The page under `key` if it has been rendered already. */
    kept(key: string): RenderedPage | undefined {
      return pages.get(key);
    },
    /** The page under `key`, rendered now if it is not kept. Rejects as `render` does. */
    async get(key: string, render: () => Promise<Uint8Array<ArrayBuffer>>): Promise<RenderedPage> {
      const kept = pages.get(key) ?? renderings.get(key);
      if (kept) return kept;
      const rendering = renderAndKeep(key, render);
      renderings.set(key, rendering);
      return rendering;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

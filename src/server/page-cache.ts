import { kenyanDay } from './kenyan-day.ts';

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
 * Pages rendered once per isolate and day. Pages are identical for all visitors, so a rendering is
 * kept as bytes and served again until midnight in Kenya: some say what holds on that day. Only
 * keys of the route table come in, so it cannot grow past the number of pages; a failed rendering
 * is not kept. One under way is not shared: the runtime drops it with the visitor who asked for it
 * and left, and all the others would wait for ever.
 */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, RenderedPage>();
  let day = '';

  /** Today in Kenya; what was rendered on another day is forgotten. */
  function today(): string {
    const current = kenyanDay(now());
    if (current !== day) {
      pages.clear();
      day = current;
    }
    return current;
  }

  return {
    today,
    /** The page under `key` if it has been rendered today. */
    kept(key: string): RenderedPage | undefined {
      today();
      return pages.get(key);
    },
    /**
     * The page under `key`, rendered now for the day that `render` is given if it is not kept.
     * Rejects as `render` does.
     */
    async get(
      key: string,
      render: (today: string) => Promise<Uint8Array<ArrayBuffer>>,
    ): Promise<RenderedPage> {
      const asked = today();
      const kept = pages.get(key);
      if (kept) return kept;
      const page = await toRenderedPage(await render(asked));
      // midnight may have passed meanwhile
      if (today() === asked) pages.set(key, page);
      return page;
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

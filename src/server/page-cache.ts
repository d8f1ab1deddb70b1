import type { FinishedPage } from './finished-page.ts';
import { kenyanDay } from './kenyan-day.ts';

/**
 * Pages finished once per isolate and day. They are identical for all visitors, so each is cached
 * whole and sent again until midnight in Kenya: some say what holds on that day. Only keys of the
 * route table come in, so it cannot grow past the number of pages; a failed rendering is not
 * cached. One under way is not shared: the runtime drops it with the visitor who asked for it and
 * left, and all the others would wait for ever.
 */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, FinishedPage>();
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

    /** The page under `key` if it has been finished today. */
    cached(key: string): FinishedPage | undefined {
      today();
      return pages.get(key);
    },

    /**
     * The page under `key`, finished now for the day that `finish` is given if it is not cached.
     * Rejects as `finish` does.
     */
    async get(
      key: string,
      finish: (today: string) => Promise<FinishedPage>,
    ): Promise<FinishedPage> {
      const asked = today();
      const cached = pages.get(key);
      if (cached) return cached;
      const page = await finish(asked);
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

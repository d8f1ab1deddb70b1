import { kenyanDay, kenyanDayBounds } from '../facts/kenyan-day.ts';
import { tagBytes } from './entity-tag.ts';
import type { Env } from './env.ts';
import { type FinishedPage, finishPage, type PageFacts } from './finished-page.ts';
import type { OpenSeed } from './page-seed.ts';

/** Where pages come from that nobody has asked for yet. */
interface PageCacheOptions {
  /** Pages that were rendered at build; none by default. */
  openSeed?: OpenSeed;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Pages finished once per isolate and day. They are identical for all visitors, so each is cached
 * whole and sent again until midnight in Kenya: some say what holds on that day. Only keys of the
 * route table come in, so it cannot grow past the number of pages; a failed rendering is not
 * cached. One under way is not shared: the runtime drops it with the visitor who asked for it and
 * left, and all the others would wait for ever.
 */
export function createPageCache({ openSeed, now = Date.now }: PageCacheOptions = {}) {
  const pages = new Map<string, FinishedPage>();
  let day = kenyanDay(now());
  let [begins, ends] = kenyanDayBounds(day);

  /** Today in Kenya; what was rendered on another day is forgotten. */
  function today(): string {
    const time = now();
    if (time < begins || time >= ends) {
      pages.clear();
      day = kenyanDay(time);
      [begins, ends] = kenyanDayBounds(day);
    }
    return day;
  }

  function keep(key: string, page: FinishedPage, asked: string): FinishedPage {
    // midnight may have passed meanwhile
    if (today() === asked) pages.set(key, page);
    return page;
  }

  return {
    today,

    /** The page under `key` if it has been finished today. */
    cached(key: string): FinishedPage | undefined {
      today();
      return pages.get(key);
    },

    /** The page under `key` as it was rendered at build, cached from now on; undefined without one. */
    async seeded(env: Env, key: string, facts: PageFacts): Promise<FinishedPage | undefined> {
      const asked = today();
      const seed = await openSeed?.(env);
      const body = await seed?.read(key, asked);
      return body && keep(key, finishPage(body, facts), asked);
    },

    /**
     * The page under `key`: cached, else as it was rendered at build, else rendered now for the day
     * that `render` is given. Rejects as that does.
     */
    async get(
      env: Env,
      key: string,
      facts: PageFacts,
      render: (today: string) => Promise<Uint8Array<ArrayBuffer>>,
    ): Promise<FinishedPage> {
      const asked = today();
      const known = pages.get(key) ?? (await this.seeded(env, key, facts));
      if (known) return known;
      const plain = await tagBytes(await render(asked));
      return keep(key, finishPage({ plain }, facts), asked);
    },

    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

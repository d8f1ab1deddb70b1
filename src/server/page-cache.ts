import { kenyanDay, kenyanDayBounds } from '../facts/kenyan-day.ts';
import type { Notice } from '../facts/notice.ts';
import { quietTimeRound, notices as siteNotices } from '../facts/notices.ts';
import { tagBytes } from './entity-tag.ts';
import type { Env } from './env.ts';
import { type FinishedPage, finishPage, type PageFacts } from './finished-page.ts';
import type { OpenSeed } from './page-seed.ts';

/** Where pages come from that nobody has asked for yet, and what ends their time. */
export interface PageCacheOptions {
  /** Pages that were rendered at build; none by default. */
  openSeed?: OpenSeed;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** What is told for a while; facts/notices.json by default. */
  notices?: readonly Notice[];
}

/** A time in which pages say the same: no longer than a day in Kenya, and no notice comes or goes. */
interface Period {
  day: string;
  begins: number;
  ends: number;
  /** When a notice comes or goes next; Infinity where none will. */
  noticesChange: number;
}

function periodAt(time: number, notices: readonly Notice[]): Period {
  const day = kenyanDay(time);
  const [dayBegins, dayEnds] = kenyanDayBounds(day);
  const [since, noticesChange] = quietTimeRound(time, notices);
  const begins = Math.max(dayBegins, since);
  return { day, begins, ends: Math.min(dayEnds, noticesChange), noticesChange };
}

/**
 * Pages finished once per isolate and day. They are identical for all visitors, so each is cached
 * whole and sent again until midnight in Kenya, for some say what holds on that day, or until a
 * notice comes or goes. Only keys of the
 * route table come in, so it cannot grow past the number of pages; a failed rendering is not
 * cached. One under way is not shared: the runtime drops it with the visitor who asked for it and
 * left, and all the others would wait for ever.
 */
export function createPageCache({
  openSeed,
  now = Date.now,
  notices = siteNotices,
}: PageCacheOptions = {}) {
  const pages = new Map<string, FinishedPage>();
  let current = periodAt(now(), notices);

  /** What holds now; what was rendered before is forgotten. */
  function period(): Period {
    const time = now();
    if (time < current.begins || time >= current.ends) {
      pages.clear();
      current = periodAt(time, notices);
    }
    return current;
  }

  function keep(key: string, page: FinishedPage, asked: Period): FinishedPage {
    const finished = { ...page, changesAt: asked.noticesChange };
    // midnight may have passed meanwhile
    if (period() === asked) pages.set(key, finished);
    return finished;
  }

  return {
    /** Today in Kenya. */
    today: () => period().day,

    /** The page under `key` if it has been finished today. */
    cached(key: string): FinishedPage | undefined {
      period();
      return pages.get(key);
    },

    /** The page under `key` as it was rendered at build, cached from now on; undefined without one. */
    async seeded(env: Env, key: string, facts: PageFacts): Promise<FinishedPage | undefined> {
      const asked = period();
      const seed = await openSeed?.(env);
      const body = await seed?.read(key, asked.day);
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
      const asked = period();
      const known = pages.get(key) ?? (await this.seeded(env, key, facts));
      if (known) return known;
      const plain = await tagBytes(await render(asked.day));
      return keep(key, finishPage({ plain }, facts), asked);
    },

    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

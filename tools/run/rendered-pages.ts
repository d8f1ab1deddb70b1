import type { Env } from '../../src/http/env.ts';
import { loadRenderer } from '../../src/server/load-renderer.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { kenyanDay } from '../../src/time/kenyan-day.ts';

/** Returns the HTML of every page as rendered today, by its address. */
export async function renderPages(env: Pick<Env, 'SITE_URL'>): Promise<[string, string][]> {
  const { renderPlace } = await loadRenderer();
  const today = kenyanDay(Date.now());
  const pages: [string, string][] = [];
  for (const [address, place] of knownPlaces) {
    const html = await renderPlace(env as Env, place, { today });
    pages.push([address, new TextDecoder().decode(html)]);
  }
  return pages;
}

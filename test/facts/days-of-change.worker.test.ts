import { expect, it } from 'vitest';
import { lifetimeOf } from '../../src/http/lifetime.ts';
import { loadRenderer } from '../../src/server/load-renderer.ts';
import { daysOfChange, nextDayOfChange } from '../../src/server/unchanged-until.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { dayAfter } from '../../src/time/days.ts';
import { layouts } from '../support/layouts.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const changes = daysOfChange.toSorted();
const first = '2026-11-22';
const last = dayAfter(changes.at(-1) ?? first, 400);

async function renderAll(today: string): Promise<string[]> {
  const { renderPlace } = await loadRenderer();
  const pages: string[] = [];
  for (const [path, place] of knownPlaces) {
    if (lifetimeOf(path) === 'daily' || !layouts.includes(path)) continue;
    pages.push(new TextDecoder().decode(await renderPlace(workerEnv, place, { today })));
  }
  return pages;
}

it('the days on which pages change come in order', () => {
  const upcoming = changes.find((day) => day > first);
  expect(nextDayOfChange(first)).toBe(upcoming);
  expect(nextDayOfChange(changes.at(-1) ?? '')).toBeUndefined();
});

it('no page that is not about the day changes between two days of change', async () => {
  const edges = [first, ...new Set(changes.filter((day) => day > first)), last];
  for (const [index, from] of edges.slice(0, -1).entries()) {
    const until = edges[index + 1] ?? last;
    expect(await renderAll(dayAfter(until, -1)), `${from} to ${until}`).toEqual(
      await renderAll(from),
    );
  }
});

import { describe, expect, it } from 'vitest';
import { kenyanDay } from '../../src/facts/kenyan-day.ts';
import { createPageCache } from '../../src/server/page-cache.ts';
import { madeUpFacts } from './made-up-page.ts';
import { workerEnv } from './worker-env.ts';

const encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text));
const decode = (body: Uint8Array) => new TextDecoder().decode(body);

describe('the day in Kenya', () => {
  it.each([
    ['2026-11-22T20:59:59Z', '2026-11-22'],
    ['2026-11-22T21:00:00Z', '2026-11-23'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
  ])('at %s is %s', (time, day) => {
    expect(kenyanDay(Date.parse(time))).toBe(day);
  });
});

describe('a page that says what holds on its day', () => {
  const beforeMidnight = Date.parse('2026-11-22T20:59:00Z');
  const afterMidnight = Date.parse('2026-11-22T21:01:00Z');

  it('is kept until midnight in Kenya, then rendered anew for the new day', async () => {
    let now = beforeMidnight;
    const cache = createPageCache({ now: () => now });
    const ask = () =>
      cache.get(workerEnv, '/insurance', madeUpFacts, async (today) => encode(today));

    expect(decode((await ask()).plain.body)).toBe('2026-11-22');
    expect(cache.cached('/insurance')).toBeDefined();
    now = afterMidnight;
    expect(cache.cached('/insurance')).toBeUndefined();
    expect(cache.size).toBe(0);
    expect(decode((await ask()).plain.body)).toBe('2026-11-23');
  });

  it('is not kept where midnight passes while it is rendered', async () => {
    let now = beforeMidnight;
    const cache = createPageCache({ now: () => now });
    const page = await cache.get(workerEnv, '/insurance', madeUpFacts, async (today) => {
      now = afterMidnight;
      return encode(today);
    });
    expect(decode(page.plain.body)).toBe('2026-11-22');
    expect(cache.cached('/insurance')).toBeUndefined();
  });
});

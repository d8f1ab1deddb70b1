import { describe, expect, it } from 'vitest';
import { rateLoadTime } from '../../client/log-load-time.ts';
import { eventually } from '../support/browser/eventually.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

describe('a load time is rated', () => {
  it.each([
    [0, 'Excellent'],
    [1499, 'Excellent'],
    [1500, 'Good'],
    [3000, 'Good'],
    [3001, 'Needs Improvement'],
    [60_000, 'Needs Improvement'],
  ])('%i ms: %s', (milliseconds, rating) => {
    expect(rateLoadTime(milliseconds)).toBe(rating);
  });
});

/** The time and the rating in the console's line. */
async function loggedTiming(delay: number) {
  const { logs } = await openPage('/services/pharmacy', {
    ...phone,
    prepare: (context) =>
      context.route(/\.(avif|webp)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      }),
  });
  const line = /^Page load time: (\d+) ms \((.+)\)$/;
  await eventually(() => logs.filter((log) => line.test(log)).length).toBe(1);
  const [, time, rating] = line.exec(logs.find((log) => line.test(log)) ?? '') ?? [];
  return { time: Number(time), rating };
}

describe('the console logs the load time', () => {
  it('and rates it', async () => {
    const { time, rating } = await loggedTiming(0);
    expect(time).toBeGreaterThan(0);
    expect(rating).toBe(rateLoadTime(time));
  });
});

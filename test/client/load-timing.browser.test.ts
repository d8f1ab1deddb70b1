import { expect, it } from 'vitest';
import { rateLoadTime } from '../../client/log-load-time.ts';
import { eventually } from '../support/browser/eventually.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

it('a load time is Excellent below 1.5 s, Good to 3 s, else Needs Improvement', () => {
  const ratings = ['Excellent', 'Good', 'Good', 'Needs Improvement'];
  expect([1499, 1500, 3000, 3001].map(rateLoadTime)).toEqual(ratings);
});

it('the console logs the load time and its rating once', async () => {
  const { logs } = await openPage('/services/pharmacy', phone);
  const line = /^Page load time: (\d+) ms \((.+)\)$/;
  await eventually(() => logs.filter((log) => line.test(log)).length).toBe(1);
  const [, time, rating] = line.exec(logs.find((log) => line.test(log)) ?? '') ?? [];
  expect(Number(time)).toBeGreaterThan(0);
  expect(rating).toBe(rateLoadTime(Number(time)));
});

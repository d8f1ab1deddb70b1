import { expect, it } from 'vitest';
import { unchangedSince, unchangedUntil } from '../../src/server/unchanged-until.ts';
import { dentalClosed, inKenya, phoneDown } from '../support/notices.ts';
import { bloodThere, shaDown } from '../support/status.ts';

const announced = { notices: [dentalClosed, phoneDown], status: [shaDown, bloodThere] };

it.each([
  ['midnight', '2026-12-21T10:00', '2026-12-22T00:00'],
  ['a notice that starts', '2026-12-22T07:00', '2026-12-22T08:00'],
  ['a notice that ends', '2026-12-26T13:00', '2026-12-26T14:00'],
  ['a report that ends', '2026-11-25T10:00', '2026-11-25T11:40'],
])('a page about the day is unchanged until %s', (_, time, until) => {
  expect(unchangedUntil(inKenya(time), 'daily', announced)).toBe(inKenya(until));
});

it('other pages do not change at midnight or with a report', () => {
  const until = unchangedUntil(inKenya('2026-12-21T10:00'), 'lasting', announced);
  expect(until).toBe(inKenya('2026-12-22T08:00'));
});

it.each([
  ['midnight', '2026-12-22T07:59', '2026-12-22T00:00'],
  ['the last change of the day', '2026-12-22T08:00', '2026-12-22T08:00'],
  ['the last change of the day', '2026-11-25T21:00', '2026-11-25T11:40'],
])('every page is unchanged since %s', (_, time, since) => {
  expect(unchangedSince(inKenya(time), announced)).toBe(inKenya(since));
});

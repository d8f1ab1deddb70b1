import { expect, it } from 'vitest';
import { nextNoticeChange, noticesAt, noticesOn } from '../../../src/facts/schedule/notices.ts';
import { dentalClosed, inKenya, phoneDown } from '../../support/notices.ts';

const both = [dentalClosed, phoneDown];
const ids = (time: string) => noticesAt(inKenya(time), both).map(({ id }) => id);

it.each([
  ['2026-12-20T23:59', []],
  ['2026-12-21T00:00', ['dental-closed']],
  ['2026-12-22T07:59', ['dental-closed']],
  // the most severe first
  ['2026-12-22T08:00', ['phone-down', 'dental-closed']],
  // an end day is included
  ['2026-12-22T23:59', ['phone-down', 'dental-closed']],
  ['2026-12-23T00:00', ['dental-closed']],
  ['2026-12-26T13:59', ['dental-closed']],
  ['2026-12-26T14:00', []],
])('the notice shown at %s in Kenya: %j', (time, shown) => {
  expect(ids(time)).toEqual(shown);
});

it('a notice is shown on the pages it names; one for all pages on error pages too', () => {
  expect(noticesOn('dental', both)).toEqual(both);
  expect(noticesOn('today', both)).toEqual(both);
  expect(noticesOn('about', both)).toEqual([phoneDown]);
  expect(noticesOn(undefined, both)).toEqual([phoneDown]);
});

it('a notice changes pages when it starts or ends', () => {
  const next = (time: string) => nextNoticeChange(inKenya(time), both);
  expect(next('2026-12-21T00:00')).toBe(inKenya('2026-12-22T08:00'));
  expect(next('2026-12-22T12:00')).toBe(inKenya('2026-12-23T00:00'));
  expect(next('2026-12-30T00:00')).toBe(Number.POSITIVE_INFINITY);
});

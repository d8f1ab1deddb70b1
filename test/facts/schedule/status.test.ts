import { describe, expect, it } from 'vitest';
import {
  nextStatusChange,
  type StatusEntry,
  statusAt,
} from '../../../src/facts/schedule/status/status.ts';
import { statusItems } from '../../../src/facts/schedule/status/status-items.ts';

const report = (at: number, asOf: string, hours: number): StatusEntry => {
  const of = statusItems[at];
  if (!of) throw new Error('no such item');
  return { of, state: 'available', asOf: `2027-01-15T${asOf}`, hours };
};
const [first, second] = [report(0, '10:00', 3), report(1, '09:00', 2)];
/** A time in Kenya, which is three hours ahead of UTC. */
const at = (hour: number, minute = 0) => Date.UTC(2027, 0, 15, hour - 3, minute);

describe('a report of the day', () => {
  it.each([
    [8, 59, []],
    [9, 0, [second]],
    [10, 0, [first, second]],
    [10, 59, [first, second]],
    [11, 0, [first]],
    [12, 59, [first]],
    [13, 0, []],
  ])('is shown for its hours, in the order of the list: at %i:%i', (hours, minutes, shown) => {
    expect(statusAt(at(hours, minutes), [second, first])).toEqual(shown);
  });

  it.each([
    [8, 9],
    [9, 10],
    [10, 11],
    [11, 13],
  ])('at %i changes what is shown next at %i', (now, next) => {
    expect(nextStatusChange(at(now), [first, second])).toBe(at(next));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatFullDay } from '../../src/formats/en.ts';
import { isCalendarDay } from '../../src/time/days.ts';

describe('a day of the calendar', { timeout: 60_000 }, () => {
  it.each([
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-04-31',
    '2026-1-1',
    '26-01-01',
    '02026-01-01',
    '+002026-01-01',
    '2026/01/01',
    '2026-01-01 ',
    '2026-01-01T00:00:00Z',
    '٢٠٢٦-٠١-٠١',
    'today',
    '',
  ])('%j is none', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => formatDay(text)).toThrow(RangeError);
    expect(() => formatFullDay(text)).toThrow(RangeError);
  });

  it('is every day there is, with its weekday', () => {
    const days = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(isCalendarDay(day)).toBe(true);
        expect(formatFullDay(day)).toBe(`${weekdays[date.getUTCDay()]} ${formatDay(day)}`);
      }),
    );
  });
});

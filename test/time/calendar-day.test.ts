import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCalendarDay } from '../../src/time/days.ts';
import { formatDay, formatFullDay } from '../../src/words/formats/en.ts';

describe('a calendar day', () => {
  it('is not an impossible date, another format or another calendar', () => {
    const impossible = ['2026-02-30', '1900-02-29', '2026-13-01', '2026-00-01', '2026-01-00'];
    const otherFormats = ['2026-1-1', '02026-01-01', '2026/01/01', '2026-01-01 ', 'today', ''];
    for (const text of [...impossible, ...otherFormats, '2026-01-01T00:00:00Z', '٢٠٢٦-٠١-٠١']) {
      expect(isCalendarDay(text), text).toBe(false);
      expect(() => formatDay(text)).toThrow(RangeError);
      expect(() => formatFullDay(text)).toThrow(RangeError);
    }
  });

  it('is any date from year 1 to 9999, formatted with its weekday', () => {
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

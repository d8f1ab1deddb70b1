import { expect, it } from 'vitest';
import { isCalendarDay } from '../../src/time/days.ts';
import { formatDay, formatFullDay } from '../../src/words/formats/en.ts';

it('a calendar day is not an impossible date, another format or another calendar', () => {
  const impossible = ['2026-02-30', '1900-02-29', '2026-13-01', '2026-00-01', '2026-01-00'];
  const otherFormats = ['2026-1-1', '02026-01-01', '2026/01/01', '2026-01-01 ', 'today', ''];
  for (const text of [...impossible, ...otherFormats, '2026-01-01T00:00:00Z', '٢٠٢٦-٠١-٠١']) {
    expect(isCalendarDay(text), text).toBe(false);
    expect(() => formatDay(text)).toThrow(RangeError);
    expect(() => formatFullDay(text)).toThrow(RangeError);
  }
});

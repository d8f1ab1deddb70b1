import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../src/words/en/format.ts';
import { sourceFiles } from './source-files.ts';

describe("numbers and days are written without the runtime's locales", () => {
  it('nothing asks for one: the first use costs a fresh isolate 20 ms of CPU', () => {
    const asking = sourceFiles('src').filter(({ text }) =>
      /\bIntl\.|\.toLocale\w+\(|\.localeCompare\(/.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    [0, 'KES 0'],
    [999, 'KES 999'],
    [1000, 'KES 1,000'],
    [38_500, 'KES 38,500'],
    [100_000, 'KES 100,000'],
    [1_234_567, 'KES 1,234,567'],
  ])('%i shillings stand as %s', (shillings, text) => {
    expect(formatPrice(shillings)).toBe(text);
  });
});

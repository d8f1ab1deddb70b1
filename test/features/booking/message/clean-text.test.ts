import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from '../../../../src/messages/clean-text.ts';

/** Controls, direction marks, invisible characters, half an emoji and a letter. */
const odd =
  '\r\n\t \u0000\u0085\u00A0\u202E\u200B\u200C\u200D\u2060\uFEFF\u{E0001}'.match(/./gsu) ?? [];
/** Anything a request can carry. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...odd, '\uD83D', 'a') }),
);

describe('text of several lines', { timeout: 60_000 }, () => {
  it.each([
    ['a\r\nb\rc', 'a\nb\nc'],
    ['\n\n a b \n\n', 'a b'],
    ['a\tb', 'a b'],
    ['a\u0000\u001B[31mb', 'a[31mb'],
    ['a\u202Eb\u2069c\u200Fd\u061Ce', 'abcde'],
    ['a\uD800b\uDC00', 'a\uFFFDb\uFFFD'],
    ['pa\u200Bss\u2060wo\uFEFFrd\u00AD', 'password'],
    ['a \u200Db\n\u200Cc', 'a b\nc'],
  ])('%j becomes %j', (typed, expected) => {
    expect(cleanLines(typed)).toBe(expected);
  });

  it('typed text loses its controls, direction marks and half characters', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const clean = cleanLines(typed);
        expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}\u200B\u2060\uFEFF\u{E0001}]/u);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).toBe(clean.trim());
      }),
    );
  });
});

describe('text of one line', { timeout: 60_000 }, () => {
  it.each([
    ['Amina\r\nYusuf', 'Amina Yusuf'],
    ['  Amina\u00A0\u2003 \n  Yusuf  ', 'Amina Yusuf'],
    ['Amina\u2028Yusuf\u2029', 'Amina Yusuf'],
  ])('%j becomes %j', (typed, expected) => {
    expect(cleanLine(typed)).toBe(expected);
  });
});

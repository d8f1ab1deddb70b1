import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits, phoneHref, site } from '../../../../src/facts/hospital/site.ts';
import { chatLink, countExcessCharacters } from '../../../../src/messages/chat-link.ts';

const chat = `https://wa.me/${phoneDigits}`;
const anyText = fc.string({ unit: 'binary', minLength: 1 });

describe('a chat link', { timeout: 60_000 }, () => {
  it('opens the chat with the hospital at the number of site.ts', () => {
    expect(phoneDigits).toMatch(/^[1-9]\d{6,14}$/);
    expect(phoneDigits).toBe(site.phone.replace(/[^0-9]/g, ''));
    expect(phoneHref).toBe(`tel:+${phoneDigits}`);
    expect(chatLink()).toBe(chat);
    expect(chatLink('')).toBe(chat);
  });

  it.each([
    ['a b', 'a%20b'],
    ['a+b&c=d#e%f?g/h', 'a%2Bb%26c%3Dd%23e%25f%3Fg%2Fh'],
    ['1\n2', '1%0A2'],
    ['é 🤰', '%C3%A9%20%F0%9F%A4%B0'],
    ['a\uD800b', 'a%EF%BF%BDb'],
  ])('carries %j percent-encoded', (text, encoded) => {
    expect(chatLink(text)).toBe(`${chat}?text=${encoded}`);
  });

  it('is plain ASCII to the same chat, with nothing but the text added', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const link = chatLink(text);
        expect(link).toMatch(/^[\x21-\x7E]+$/);
        const url = new URL(link);
        expect(url.origin + url.pathname).toBe(chat);
        expect(url.hash).toBe('');
        expect([...url.searchParams.keys()]).toEqual(['text']);
        expect(url.searchParams.get('text')).toBe(text.toWellFormed());
      }),
    );
  });
});

describe('how many characters are too many', { timeout: 60_000 }, () => {
  it.each([
    [0, 'x', 0],
    [1, 'x', 1],
    [7, 'x', 7],
    [1, '\n', 1],
    [4, '\n', 2],
    [12, '🤰', 1],
    [13, '🤰', 2],
    [9, 'መ', 1],
    [10, 'መ', 2],
  ])('%i over the limit in %j is %i', (excess, character, expected) => {
    const link = 'x'.repeat(2000 + excess);
    expect(countExcessCharacters(link, character.repeat(20))).toBe(expected);
  });

  it('is as many as make the link fit when they go, and not one more', () => {
    const longText = fc.string({ unit: 'binary', minLength: 300, maxLength: 1200 });
    fc.assert(
      fc.property(longText, (text) => {
        const count = countExcessCharacters(chatLink(text), text);
        const characters = [...text.toWellFormed()];
        const rest = characters.slice(0, characters.length - count).join('');
        expect(chatLink(rest).length).toBeLessThanOrEqual(2000);
        if (count > 0) {
          const oneMore = characters.slice(0, characters.length - count + 1).join('');
          expect(chatLink(oneMore).length).toBeGreaterThan(2000);
        }
      }),
      { numRuns: 60 },
    );
  });
});

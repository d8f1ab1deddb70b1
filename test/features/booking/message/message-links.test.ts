import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatDigits, phoneDigits, phoneHref, site } from '../../../../src/facts/hospital/site.ts';
import { chatLink, countExcessCharacters } from '../../../../src/messages/chat-link.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';

const chat = `https://wa.me/${chatDigits}`;
const sms = `sms:+${phoneDigits}?&body=`;
const anyText = fc.string({ unit: 'binary', minLength: 1 });

it('chat, SMS and call links all use the hospital number', () => {
  expect(phoneDigits).toMatch(/^[1-9]\d{6,14}$/);
  expect(phoneDigits).toBe(site.phone.replace(/[^0-9]/g, ''));
  expect(phoneHref).toBe(`tel:+${phoneDigits}`);
  expect(chatLink()).toBe(chat);
  expect(chatLink('')).toBe(chat);
});

it('links are percent-encoded', () => {
  expect(chatLink('a+b&c\n? 🤰')).toBe(`${chat}?text=a%2Bb%26c%0A%3F%20%F0%9F%A4%B0`);
  // Android and iOS both read the text from this field
  expect(smsLink('a b\n2 & 3')).toBe(`${sms}a%20b%0A2%20%26%203`);
});

it('links with any text are plain ASCII and carry that text alone', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const link = chatLink(text);
      expect(link).toMatch(/^[\x21-\x7E]+$/);
      const url = new URL(link);
      expect(url.origin + url.pathname + url.hash).toBe(chat);
      expect([...url.searchParams]).toEqual([['text', text.toWellFormed()]]);
      expect(smsLink(text)).toMatch(/^sms:\+\d+\?&body=[\x21-\x25\x27-\x7E]+$/);
      expect(decodeURIComponent(smsLink(text).slice(sms.length))).toBe(text.toWellFormed());
      expect(smsLink(text).length).toBeLessThan(link.length);
    }),
  );
});

describe('the number of characters over the limit', { timeout: 60_000 }, () => {
  it('the characters to cut are the fewest that make the chat link fit', () => {
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

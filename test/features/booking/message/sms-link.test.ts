import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits } from '../../../../src/facts/hospital/site.ts';
import { chatLink } from '../../../../src/messages/chat-link.ts';
import { smsLink } from '../../../../src/messages/sms-link.ts';

const start = `sms:+${phoneDigits}?&body=`;

describe('an SMS link', { timeout: 60_000 }, () => {
  it('is addressed to the hospital, the text in a field that Android and iOS read', () => {
    expect(smsLink('a b\n2 & 3')).toBe(`${start}a%20b%0A2%20%26%203`);
    expect(new URLSearchParams(new URL(smsLink('a b')).search).get('body')).toBe('a b');
  });

  it('carries whatever is typed, in plain ASCII, and is no longer than the chat link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const link = smsLink(text);
        expect(link).toMatch(/^sms:\+\d+\?&body=[\x21-\x25\x27-\x7E]+$/);
        expect(decodeURIComponent(link.slice(start.length))).toBe(text.toWellFormed());
        expect(link.length).toBeLessThan(chatLink(text).length);
      }),
    );
  });
});

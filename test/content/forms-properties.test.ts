import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneDigits } from '../../src/facts/site.ts';
import { cleanLine, cleanLines } from '../../src/forms/clean-text.ts';
import type { FormDefinition } from '../../src/forms/form-definition.ts';
import { parseForm } from '../../src/forms/parse-form.ts';
import { formatFullDay } from '../../src/words/en/format.ts';
import { forms } from '../forms.ts';
import { toFormData } from './to-form-data.ts';

const start = `https://wa.me/${phoneDigits}?text=`;
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', '\r\n', '<script>', '%0A', '&phone=', '#', '\uD800'),
);

/** Usable text most of the time, so that good forms come up too. */
function mostly(usable: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 9, arbitrary: usable }, { weight: 1, arbitrary: anyText });
}

const anyFields = fc.record({
  name: mostly(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })),
  email: mostly(fc.constant('amina@example.com')),
  phone: mostly(fc.constant('0712 345 678')),
  subject: mostly(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })),
  service: mostly(fc.constantFrom('dental', 'other', '')),
  date: mostly(fc.constantFrom('2026-02-28', '2027-12-31', '')),
  message: fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 200, maxLength: 900 })),
});

describe.each(Object.entries<FormDefinition>(forms))(
  'whatever is typed into the form %s',
  { timeout: 60_000 },
  (_, form) => {
    it('becomes a link to the chat with every cleaned text in it, or errors', () => {
      fc.assert(
        fc.property(anyFields, (typed) => {
          const parsed = parseForm<string>(form, toFormData(typed));
          if (!parsed.ok) {
            expect(Object.keys(parsed.errors).length).toBeGreaterThan(0);
            return;
          }
          expect(parsed.chatHref.startsWith(start)).toBe(true);
          expect(parsed.chatHref).toMatch(/^[\x21-\x7E]{1,2000}$/);
          const text = decodeURIComponent(parsed.chatHref.slice(start.length));
          expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
          for (const [name, field] of Object.entries(form.fields)) {
            if (field.type === 'select') continue;
            const sent = typed[name as keyof typeof typed];
            const written = field.type === 'textarea' ? cleanLines(sent) : cleanLine(sent);
            const isDay = field.type === 'date' && written !== '';
            expect(text).toContain(isDay ? formatFullDay(written) : written);
          }
        }),
      );
    });

    it('comes back clean and complete, and the same when it is sent again', () => {
      fc.assert(
        fc.property(anyFields, (typed) => {
          const first = parseForm<string>(form, toFormData(typed));
          expect(Object.keys(first.values)).toEqual(Object.keys(form.fields));
          const second = parseForm<string>(form, toFormData(first.values));
          expect(second).toEqual(first);
        }),
      );
    });

    it('adds no line but those of the message', () => {
      fc.assert(
        fc.property(anyFields, (typed) => {
          const parsed = parseForm<string>(form, toFormData(typed));
          fc.pre(parsed.ok);
          const { message = '' } = parsed.values;
          const lines = form.chatText(parsed.values, '2026-11-22').split('\n').length;
          const plain = form
            .chatText({ ...parsed.values, message: 'x' }, '2026-11-22')
            .split('\n').length;
          expect(lines).toBe(plain + message.split('\n').length - 1);
          expect(plain).toBe(Object.keys(form.fields).length + 1);
        }),
      );
    });
  },
);

describe('a message that is too long', { timeout: 60_000 }, () => {
  it('fits once it is shortened by what the error says', () => {
    const message = fc.string({ unit: 'grapheme', minLength: 400, maxLength: 2500 });
    fc.assert(
      fc.property(message, (typed) => {
        const fields = { name: 'Amina', email: 'amina@example.com', message: typed };
        const parsed = parseForm<string>(forms.homeContact, toFormData(fields));
        fc.pre(!parsed.ok && parsed.values.message !== '');
        const error = (parsed.ok ? undefined : parsed.errors.message) ?? '';
        const tooMany = Number(/^This is (\d+) characters? too long/.exec(error)?.[1]);
        expect(tooMany).toBeGreaterThan(0);
        const characters = [...(parsed.values.message ?? '')];
        const shortened = characters.slice(0, characters.length - tooMany).join('');
        const again = { ...fields, message: shortened };
        expect(parseForm<string>(forms.homeContact, toFormData(again)).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

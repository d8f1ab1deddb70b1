import { expect, it } from 'vitest';
import { fieldHints } from '../../../src/features/booking/field-hints.ts';
import * as words from '../../../src/words/en/features/chat-form.ts';

const today = '2027-03-20';
const hintsOf = (values: Parameters<typeof fieldHints>[0]) => fieldHints(values, today, words);

it('gives no hint for empty fields, half a date or a whole phone number', () => {
  expect(hintsOf({})).toEqual({});
  expect(hintsOf({ date: '2027-02-30', phone: '71 23 456' })).toEqual({});
});

it('shows the weekday of a day to come, today included', () => {
  for (const date of [today, '2027-03-27'])
    expect(hintsOf({ date }).date?.text).toBe(words.preferredDay(date, today));
});

it('warns about a day that has passed', () => {
  const { date } = hintsOf({ date: '2027-03-19' });
  expect(date).toEqual({
    text: words.warnings.pastDay('2027-03-19', today),
    look: 'field-warning',
  });
});

it('warns about a phone number with fewer than seven digits', () => {
  for (const phone of ['0', '0712 34 (ask)']) {
    expect(hintsOf({ phone })).toEqual({
      phone: { text: words.warnings.shortPhone, look: 'field-warning' },
    });
  }
});

import { expect, it } from 'vitest';
import { stemEnglish, stemSwahili } from '../../../src/messages/stem-words.ts';

it.each([
  ['visit', 'visits', 'visiting', 'visited'],
  ['baby', 'babies'],
  ['vaccine', 'vaccines'],
  ['operation', 'operations', 'operate'],
  ['breathe', 'breathing', 'breath'],
  ['paediatric', 'pediatric'],
  ['stop', 'stopped', 'stopping'],
])('%s has the same stem as %s', (word, ...others) => {
  expect(new Set([word, ...others].map(stemEnglish)).size).toBe(1);
});

it('aids and aid have different stems', () => {
  expect(stemEnglish('aids')).not.toBe(stemEnglish('aid'));
});

it('short words and numbers do not change', () => {
  for (const word of ['x', 'tb', 'hiv', 'p2', '2026', '']) expect(stemEnglish(word)).toBe(word);
});

it.each([
  ['mtoto', 'watoto'],
  ['kipimo', 'vipimo'],
  ['kujifungua', 'anajifungua'],
  ['mgonjwa', 'wagonjwa'],
])('in Swahili %s and %s have one stem', (one, other) => {
  expect(stemSwahili(one)).toBe(stemSwahili(other));
});

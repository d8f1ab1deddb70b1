import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doctorKeys, shortNameOf } from '../../../src/facts/people/people.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { addresses, search } from './site-search.ts';

const known = ['malaria', 'bei', 'c section', 'damu', 'visiting hours', "ng'oa"];
const marks = ['<b>', '"', '\u0000', '\u202e', '\ud800', 'İ', 'ﷺ', '%', '~price', '+toto'];
const queries = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.constantFrom(...known, ...doctorKeys.map(shortNameOf), ...marks), { maxLength: 30 })
    .map((parts) => parts.join(' ')),
);

it('any query returns at most ten results, all at addresses that exist', () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(...languageNames), (query, language) => {
      const { results, emergencies, alarm } = search(query, language);
      expect(results.length).toBeLessThanOrEqual(10);
      for (const { address, page, heading, lines } of results) {
        expect(addresses).toContain(address);
        expect(page && heading).toBeTruthy();
        for (const line of lines) expect(line.length).toBeGreaterThan(0);
      }
      expect(alarm !== 'calm').toBe(emergencies.length > 0);
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['MALARIA', 'malaria'],
  ['Málária', 'malaria'],
  ['ｍａｌａｒｉａ', 'malaria'],
  ['mala\u0301ria!!!', 'malaria'],
  ['visiting\u0000hours', 'visiting hours'],
  ['<b>malaria</b>', 'b malaria b'],
  ['A & E', 'a&e'],
  ['h.i.v', 'hiv'],
  ['covid19', 'covid 19'],
  ['Ksh. 25 000', '25,000'],
  ['kes25000', '25,000'],
  ['wat tym 2 cum 20wks u/s', 'what time 2 cum 20 weeks ultrasound'],
  ['+254700000000', '0700 000 000'],
])('the word %j finds the same as %j', (typed, meant) => {
  expect(search(typed, 'en')).toEqual(search(meant, 'en'));
});

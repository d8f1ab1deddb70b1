import { expect, it } from 'vitest';
import { formatHours, formatShortTime } from '../../../src/words/formats/sw.ts';
import * as sw from '../../../src/words/sw/index.ts';
import { textsInWords } from '../../support/texts-in-words.ts';
import { bareTimes } from '../clock-times.ts';

const hours = (opens: string, closes: string) => formatHours([{ opens, closes }]);

it.each([
  ['8:00', '13:00', '8:00 asubuhi hadi 1:00 mchana (saa mbili hadi saa saba)'],
  ['16:00', '20:00', '4:00 alasiri hadi 8:00 usiku (saa kumi hadi saa mbili)'],
  ['12:00', '17:30', '12:00 mchana hadi 5:30 jioni (saa sita hadi saa kumi na moja na nusu)'],
  ['0:00', '4:15', '12:00 usiku hadi 4:15 alfajiri (saa sita hadi saa kumi na robo)'],
  [
    '9:20',
    '12:45',
    '9:20 asubuhi hadi 12:45 mchana (saa tatu na dakika 20 hadi saa saba kasorobo)',
  ],
  ['6:00', '19:00', '6:00 asubuhi hadi 7:00 usiku (saa kumi na mbili hadi saa moja)'],
])(
  'a Swahili clock time is %s-%s with the parts of the day and as Swahili counts',
  (opens, closes, text) => {
    expect(hours(opens, closes)).toBe(text);
  },
);

it.each([
  ['13:00', '1:00 mchana'],
  ['20:00', '8:00 usiku (saa mbili)'],
])('a Swahili time of a dense row, %s, is as Swahili counts too in the evening', (time, text) => {
  expect(formatShortTime(time)).toBe(text);
});

it('clock times have a part of the day in every Swahili text', () => {
  const texts = [...textsInWords(sw, '2026-11-22')];
  expect(
    texts.filter(([, text]) => /\d:\d\d (?:asubuhi|alasiri)/.test(text)).length,
  ).toBeGreaterThan(3);
  expect(
    texts.flatMap(([path, text]) => bareTimes(text).map((time) => `${path}: ${time}`)),
  ).toEqual([]);
});

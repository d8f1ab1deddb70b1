import { describe, expect, it } from 'vitest';
import { sumValidDays } from '../../src/facts/money/dated-sums.ts';
import { shaTariffs } from '../../src/facts/money/sha.ts';
import {
  formatDay,
  formatDays,
  formatFullDay,
  formatMonth,
  formatPrice,
} from '../../src/formats/sw.ts';
import { findWords, wordsIn } from '../../src/locales/words-by-locale.ts';
import { defaultLanguage, languageNames } from '../../src/site/languages.ts';
import * as en from '../../src/words/en/index.ts';
import type { WordModule } from '../../src/words/words-of.ts';
import { textsInWords } from '../support/texts-in-words.ts';
import { onTwentyFourHourClock } from './clock-times.ts';

const { asOf } = shaTariffs.normal;
const later = new Date(Date.parse(asOf) + sumValidDays * 86_400_000);
/** A day with fresh sums of others, and one when they are too old. */
const days = [asOf, later.toISOString().slice(0, 10)];

const modules = Object.keys(en) as WordModule[];

/** Each module of each other language, beside the English one. */
const twins = languageNames
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    modules.flatMap((name) => {
      const words = findWords(language, name);
      return words ? [{ language, name, words, english: wordsIn(defaultLanguage, name) }] : [];
    }),
  );

/** A language lacks heads and words of whole pages that it has not translated, and nothing else. */
const whole = twins.filter(({ name }) => name !== 'heads' && name !== 'servicePages');

/**
 * The figures of a text, sorted: '38 °C or more' and '38 °C au zaidi' have the same. '24/7' counts as
 * 24: Swahili says 'saa 24, kila siku'.
 */
function figuresIn(text: string): string[] {
  return (
    onTwentyFourHourClock(text.replaceAll('24/7', '24')).match(/\d+(?:[.,:]\d+)*/g) ?? []
  ).sort();
}

describe('a module in another language', () => {
  it.each(whole)('$language $name says all that the English one says', ({ words, english }) => {
    for (const day of days) {
      const places = [...textsInWords(words, day).keys()];
      expect(places).toEqual(expect.arrayContaining([...textsInWords(english, day).keys()]));
      expect(places).toHaveLength(textsInWords(english, day).size);
    }
  });

  it.each(whole)('$language $name gives every figure as in English', ({ words, english }) => {
    for (const day of days) {
      const englishTexts = textsInWords(english, day);
      for (const [place, text] of textsInWords(words, day)) {
        expect([place, figuresIn(text)]).toEqual([place, figuresIn(englishTexts.get(place) ?? '')]);
      }
    }
  });

  it.each(twins)('$language $name leaves no sentence in English', ({ words, english }) => {
    const englishTexts = new Set(textsInWords(english, asOf).values());
    // works are called as their publishers call them; figures read alike everywhere
    const same = [...textsInWords(words, asOf)].filter(
      ([place, text]) =>
        englishTexts.has(text) && /\p{L}{2}.* .* /u.test(text) && !/sources?\./i.test(place),
    );
    expect(same).toEqual([]);
  });

  it('reads in short sentences: at most 25 words', () => {
    const long = whole
      .filter(({ name }) => name !== 'pictures' && name !== 'organisation')
      .flatMap(({ words }) => [...textsInWords(words, asOf)])
      .filter(([place]) => !/sources?\./i.test(place))
      .flatMap(([, text]) => text.split(/(?<=[.!?:;])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > 25);
    expect(long).toEqual([]);
  });
});

describe('words that are missing', () => {
  it('are named with the file that lacks them', () => {
    expect(() => wordsIn('sw', 'about')).toThrow("src/words/sw has no module 'about'");
    expect(findWords('sw', 'about')).toBeUndefined();
  });
});

describe('Swahili days and sums', () => {
  it.each([
    ['2026-03-12', '12 Machi 2026', 'Alhamisi'],
    ['2026-11-22', '22 Novemba 2026', 'Jumapili'],
    ['2028-02-29', '29 Februari 2028', 'Jumanne'],
  ])('%s is %s, %s', (day, text, weekday) => {
    expect([formatDay(day), formatFullDay(day)]).toEqual([text, `${weekday} ${text}`]);
  });

  it('writes a month and days of the week in words', () => {
    expect(formatMonth('2026-10')).toBe('Oktoba 2026');
    expect(formatDays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])).toBe('Jumatatu hadi Ijumaa');
    expect(formatDays(['Mon', 'Wed', 'Sat'])).toBe('Jumatatu, Jumatano na Jumamosi');
  });

  it.each([
    [0, 'KSh 0'],
    [999, 'KSh 999'],
    [25_000, 'KSh 25,000'],
    [1_234_567, 'KSh 1,234,567'],
  ])('%i shillings are %s', (shillings, text) => {
    expect(formatPrice(shillings)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
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
import { figuresIn } from './figures-in.ts';

const { asOf } = shaTariffs.normal;
const later = new Date(Date.parse(asOf) + sumValidDays * 86_400_000);
/** A day when the SHA sums are current, and one when they are too old. */
const days = [asOf, later.toISOString().slice(0, 10)];

/** Modules; translated-articles.test.ts compares the articles, block by block. */
const modules = (Object.keys(en) as WordModule[]).filter((name) => name !== 'articles');

/** Each translated module with the English one. */
const twins = languageNames
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    modules.flatMap((name) => {
      const words = findWords(language, name);
      return words ? [{ language, name, words, english: wordsIn(defaultLanguage, name) }] : [];
    }),
  );

/** The English texts of the pages that a language has, of a module that is translated page by page. */
function samePages(words: object, english: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, pages]) => {
      const all = english[name as keyof typeof english] as Record<string, unknown>;
      return [name, Object.fromEntries(Object.keys(pages).map((page) => [page, all[page]]))];
    }),
  );
}

/** Modules and department pages that are translated whole. */
const whole = twins
  .filter(({ name }) => name !== 'heads')
  .map((twin) =>
    twin.name === 'servicePages' ? { ...twin, english: samePages(twin.words, twin.english) } : twin,
  );

describe('words in another language', () => {
  it('have every text of the English ones, with the same figures', () => {
    const faults = whole.flatMap(({ name, words, english }) =>
      days.flatMap((day) => {
        const own = textsInWords(words, day);
        const model = textsInWords(english, day);
        return [...new Set([...own.keys(), ...model.keys()])].flatMap((place) => {
          const [text, expected] = [own.get(place), model.get(place)];
          if (!text || !expected) return [`${name} ${place}: '${text}' for '${expected}'`];
          const same = figuresIn(text).join() === figuresIn(expected).join();
          return same ? [] : [`${name} ${place}: '${text}' for '${expected}'`];
        });
      }),
    );
    expect(whole.length).toBeGreaterThan(20);
    expect(faults).toEqual([]);
  });

  it('leave no sentence in English', () => {
    // the hospital's name and titles of sources stay as published; figures are the same everywhere
    const faults = twins.flatMap(({ name, words, english }) => {
      const englishTexts = new Set(textsInWords(english, asOf).values());
      return [...textsInWords(words, asOf)].flatMap(([place, text]) =>
        englishTexts.has(text) &&
        text !== site.name &&
        /\p{L}{2}.* .* /u.test(text) &&
        !/sources?\./i.test(place)
          ? [`${name} ${place}: ${text}`]
          : [],
      );
    });
    expect(faults).toEqual([]);
  });

  it('have at most 25 words in a sentence', () => {
    const long = whole
      .filter(({ name }) => name !== 'pictures' && name !== 'organisation')
      .flatMap(({ words }) => [...textsInWords(words, asOf)])
      .filter(([place]) => !/sources?\./i.test(place))
      .flatMap(([, text]) => text.split(/(?<=[.!?:;])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > 25);
    expect(long).toEqual([]);
  });

  it('that are missing throw an error with the file', () => {
    const missing = 'no-such-module' as WordModule;
    expect(() => wordsIn('sw', missing)).toThrow(`src/words/sw has no module '${missing}'`);
    expect(findWords('sw', missing)).toBeUndefined();
  });
});

it('Swahili formats write days, months, weekdays and prices', () => {
  expect(formatDay('2026-03-12')).toBe('12 Machi 2026');
  expect(formatFullDay('2028-02-29')).toBe('Jumanne 29 Februari 2028');
  expect(formatMonth('2026-10')).toBe('Oktoba 2026');
  expect(formatDays(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])).toBe('Jumatatu hadi Ijumaa');
  expect(formatDays(['Mon', 'Wed', 'Sat'])).toBe('Jumatatu, Jumatano na Jumamosi');
  expect([999, 25_000, 1_234_567].map(formatPrice)).toEqual([
    'KSh 999',
    'KSh 25,000',
    'KSh 1,234,567',
  ]);
});

import { expect, it } from 'vitest';
import { site } from '../../../src/facts/hospital/site.ts';
import { sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { people } from '../../../src/facts/people/people.ts';
import { defaultLanguage, languageNames } from '../../../src/site/languages.ts';
import {
  formatDay,
  formatDays,
  formatFullDay,
  formatMonth,
  formatPrice,
} from '../../../src/words/formats/sw.ts';
import { figuresIn } from './figures-in.ts';
import { modules, textsOfModule } from './translated-texts.ts';

const { asOf } = shaTariffs.normal;
const later = new Date(Date.parse(asOf) + sumValidDays * 86_400_000);
/** A day when the SHA sums are current, and one when they are too old. */
const days = [asOf, later.toISOString().slice(0, 10)];

const translations = languageNames.filter((language) => language !== defaultLanguage);
/** Each module; translated-articles.test.ts compares the articles, block by block. */
const twins = translations.flatMap((language) =>
  modules.filter((name) => name !== 'articles').map((name) => ({ language, name })),
);

it.each(twins)('$language $name has every English text, with the same figures', (twin) => {
  const faults = days.flatMap((day) => {
    const own = textsOfModule(twin.language, twin.name, day);
    const model = textsOfModule(defaultLanguage, twin.name, day);
    return [...new Set([...own.keys(), ...model.keys()])].flatMap((place) => {
      const [text, expected] = [own.get(place), model.get(place)];
      if (text === undefined || expected === undefined || !text !== !expected)
        return [`${place}: '${text}' for '${expected}'`];
      const same = figuresIn(text).join() === figuresIn(expected).join();
      return same ? [] : [`${place}: '${text}' for '${expected}'`];
    });
  });
  expect(faults).toEqual([]);
});

/** What is the same in every language. */
const names = new Set([site.name, ...Object.values(people).map(({ name }) => name)]);

it.each(twins)('$language $name leaves no sentence in English', ({ language, name }) => {
  const english = new Set(textsOfModule(defaultLanguage, name, asOf).values());
  const faults = [...textsOfModule(language, name, asOf)].filter(
    ([, text]) => english.has(text) && !names.has(text) && /\p{L}{2}.* .* /u.test(text),
  );
  expect(faults).toEqual([]);
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

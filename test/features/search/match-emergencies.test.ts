import { describe, expect, it } from 'vitest';
import { matchEmergencies } from '../../../src/features/search/emergencies/find-emergencies.ts';
import { isSlip } from '../../../src/messages/slips.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { calmQueries, dangerQueries } from './danger-queries.ts';

const topicsOf = (text: string) => matchEmergencies(text, 'en').map(({ topic }) => topic);

const danger = languageNames.flatMap((language) =>
  Object.entries(dangerQueries[language]).flatMap(([topic, queries]) =>
    queries.map((query) => [query, topic] as const),
  ),
);
const calm = languageNames.flatMap((language) => calmQueries[language]);

it.each(danger)('matches %j as %s first', (query, topic) => {
  expect(topicsOf(query)[0]).toBe(topic);
});

describe('calm words', () => {
  it.each(calm)('matches nothing in %j', (query) => {
    expect(topicsOf(query)).toEqual([]);
  });

  it('are a list of at least 100 different queries', () => {
    expect(new Set(calm).size).toBeGreaterThanOrEqual(100);
    expect(new Set(calm).size).toBe(calm.length);
  });
});

describe('Swahili verbs', () => {
  it.each([
    ['amebakwa', 'amekatwa'],
    ['amekabwa', 'amebakwa'],
    ['ameungua', 'ameanguka'],
    ['amekabwa', 'amekatwa'],
    ['hapumui', 'hapumzi'],
  ])('%s is never matched by %s', (meant, typed) => {
    const [topic] = topicsOf(meant);
    expect(topic).toBeDefined();
    expect(topicsOf(typed)).not.toContain(topic);
  });

  const verbs = Object.values(dangerQueries.sw)
    .flat()
    .filter((query) => /^[a-z]{6,}$/.test(query));

  it.each(verbs)('%s with another last consonant matches nothing', (verb) => {
    expect(topicsOf(verb.replace(/[^aeiou](?=[aeiou]*$)/, 'x'))).toEqual([]);
  });
});

describe('a slip in an English word', () => {
  it.each([
    ['pian', 'pain', true],
    ['bleding', 'bleeding', false],
    ['bleading', 'bleeding', false],
    ['chocking', 'choking', false],
    ['siezure', 'seizure', false],
  ])('%s may be %s', (typed, meant, inPhrase) => {
    expect(isSlip(typed, meant, inPhrase)).toBe(true);
  });

  it.each([
    ['pian', 'pain', false],
    ['cooking', 'choking', false],
    ['breeding', 'bleeding', true],
    ['grape', 'rape', true],
    ['attached', 'attacked', true],
    ['pan', 'pain', true],
  ])('%s is not %s', (typed, meant, inPhrase) => {
    expect(isSlip(typed, meant, inPhrase)).toBe(false);
  });
});

describe('a message', () => {
  const calmMessage =
    'Good morning. I would like to book the first antenatal visit for my wife next Tuesday. ' +
    'We live in Kikuyu and she is twelve weeks along. Do we have to bring the old clinic book, ' +
    'and is the scan included in the price? Thank you very much.';

  it('matches nothing if it is calm', () => {
    expect(topicsOf(calmMessage)).toEqual([]);
  });

  it.each(['My wife is pregnant and bleeding.', 'Mtoto hapumui.', 'She has chest\npain'])(
    'matches %j at its end, however long it is',
    (danger) => {
      expect(topicsOf(`${calmMessage} ${danger}`)).not.toEqual([]);
      expect(topicsOf(`${danger} ${calmMessage}`)).not.toEqual([]);
    },
  );

  it('does not join words that are far apart', () => {
    expect(topicsOf(`My baby is well. ${calmMessage} It is cold today.`)).toEqual([]);
  });

  it.each(['', ' ', '\ud800', '\u0000', '???'])('%j matches nothing', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});

it('returns the language of the words, and the language of the reader if both fit', () => {
  expect(matchEmergencies('degedege', 'en')[0]?.language).toBe('sw');
  expect(matchEmergencies('convulsion', 'sw')[0]?.language).toBe('en');
  expect(matchEmergencies('baby ana homa', 'en')[0]?.language).toBe('sw');
  for (const language of languageNames) {
    expect(matchEmergencies('pep', language)[0]?.language).toBe(language);
  }
});

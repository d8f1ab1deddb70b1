import { describe, expect, it } from 'vitest';
import { matchEmergencies } from '../../../src/features/search/emergencies/find-emergencies.ts';
import { isSlip } from '../../../src/messages/slips.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { calmQueries, dangerQueries } from './danger-queries.ts';

const topicsOf = (text: string) => matchEmergencies(text, 'en').map(({ topic }) => topic);
const calm = languageNames.flatMap((language) => calmQueries[language]);

it.each(languageNames)('every danger query in %s matches its own topic first', (language) => {
  const rows = Object.entries(dangerQueries[language]).flatMap(([topic, queries]) =>
    queries.map((query) => ({ query, topic })),
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.map(({ query }) => ({ query, topic: topicsOf(query)[0] }))).toEqual(rows);
});

it('at least 100 calm queries match no emergency', () => {
  expect(new Set(calm).size).toBe(calm.length);
  expect(calm.length).toBeGreaterThanOrEqual(100);
  expect(calm.filter((query) => topicsOf(query).length > 0)).toEqual([]);
});

describe('Swahili verbs', () => {
  it.each([
    ['amebakwa', 'amekatwa'],
    ['amekabwa', 'amebakwa'],
    ['ameungua', 'ameanguka'],
    ['amekabwa', 'amekatwa'],
    ['hapumui', 'hapumzi'],
  ])('the topic of %s does not match %s', (meant, typed) => {
    const [topic] = topicsOf(meant);
    expect(topic).toBeDefined();
    expect(topicsOf(typed)).not.toContain(topic);
  });

  it('with another last consonant match nothing', () => {
    const verbs = Object.values(dangerQueries.sw)
      .flat()
      .filter((query) => /^[a-z]{6,}$/.test(query));
    expect(verbs.length).toBeGreaterThan(20);
    const changed = verbs.map((verb) => verb.replace(/[^aeiou](?=[aeiou]*$)/, 'x'));
    expect(changed.filter((verb) => topicsOf(verb).length > 0)).toEqual([]);
  });
});

it.each([
  // typed, meant, inside a phrase of several words, counts as a slip
  ['pian', 'pain', true, true],
  ['bleding', 'bleeding', false, true],
  ['bleading', 'bleeding', false, true],
  ['chocking', 'choking', false, true],
  ['siezure', 'seizure', false, true],
  ['pian', 'pain', false, false],
  ['cooking', 'choking', false, false],
  ['breeding', 'bleeding', true, false],
  ['grape', 'rape', true, false],
  ['attached', 'attacked', true, false],
  ['pan', 'pain', true, false],
])('%s for %s (in a phrase: %s) counts as a slip: %s', (typed, meant, inPhrase, expected) => {
  expect(isSlip(typed, meant, inPhrase)).toBe(expected);
});

describe('a long message', () => {
  const calmMessage =
    'Good morning. I would like to book the first antenatal visit for my wife next Tuesday. ' +
    'We live in Kikuyu and she is twelve weeks along. Do we have to bring the old clinic book, ' +
    'and is the scan included in the price? Thank you very much.';

  it('matches nothing if it is calm', () => {
    expect(topicsOf(calmMessage)).toEqual([]);
  });

  it.each(['My wife is pregnant and bleeding.', 'Mtoto hapumui.', 'She has chest\npain'])(
    'matches %j at its start and at its end',
    (danger) => {
      expect(topicsOf(`${calmMessage} ${danger}`)).not.toEqual([]);
      expect(topicsOf(`${danger} ${calmMessage}`)).not.toEqual([]);
    },
  );

  it('does not join words that are far apart', () => {
    expect(topicsOf(`My baby is well. ${calmMessage} It is cold today.`)).toEqual([]);
  });
});

it("returns the language of the words, or the reader's if both fit", () => {
  expect(matchEmergencies('degedege', 'en')[0]?.language).toBe('sw');
  expect(matchEmergencies('convulsion', 'sw')[0]?.language).toBe('en');
  expect(matchEmergencies('baby ana homa', 'en')[0]?.language).toBe('sw');
  for (const language of languageNames) {
    expect(matchEmergencies('pep', language)[0]?.language).toBe(language);
  }
});

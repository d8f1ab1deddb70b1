import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../src/components/search-answer.ts';
import { pricesAreSample } from '../../../src/facts/money/prices.ts';
import { griefIn } from '../../../src/features/search/first-results.ts';
import { rowBreak } from '../../../src/features/search/index/search-index.ts';
import { type Href, hrefIn } from '../../../src/site/addresses.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { feverWords } from '../../../src/words/en/clinical/fever-words.ts';
import { labourWords } from '../../../src/words/en/clinical/labour-words.ts';
import { feverWords as swahiliFeverWords } from '../../../src/words/sw/clinical/fever-words.ts';
import { labourWords as swahiliLabourWords } from '../../../src/words/sw/clinical/labour-words.ts';
import { readPhrases } from '../../../tools/build/danger-model/phrases.ts';
import {
  griefQueries,
  needsWithAnswer,
  needsWithoutPage,
  otherDomains,
  otherLossQueries,
  splitList,
} from './needs-queries.ts';
import { pages, placeIn, search } from './site-search.ts';

const en: Href = hrefIn('en');
/** The care after a loss, in each language. */
const losses = languageNames.map((language) =>
  placeIn(`${en('maternity')}#if-you-lose-your-baby`, language),
);
const textOf = (result: SearchResult | undefined) =>
  result?.lines.map((line) => line.map(({ text }) => text).join('')).join('\n') ?? '';
const pathOf = ({ address }: SearchResult) => address.split('#')[0] ?? '';
/** Every hundredth of the phrases that people type. */
const phrases = readPhrases().filter((_, at) => at % 100 === 0);

describe('a table by age', () => {
  const fever = { en: feverWords, sw: swahiliFeverWords };

  it.each([
    ['my baby has fever', 'en'],
    ['my newborn has fever', 'en'],
    ['baby 3 weeks hot', 'en'],
    ['fever in child', 'en'],
    ['homa mtoto', 'en'],
    ['homa mtoto', 'sw'],
    ['homa ya mtoto', 'sw'],
  ] as const)(
    'a table by age is the first result for %j in %s, with the fever limit of every age',
    (query, language) => {
      const [first] = search(query, language).results;
      const rows = Object.values(fever[first?.language ?? language]);
      for (const { detail } of rows) expect(textOf(first)).toContain(detail);
    },
  );

  it.each([
    ['waters broke', 'en', labourWords],
    ['contractions every 5 minutes', 'en', labourWords],
    ['maji yamevunjika', 'sw', swahiliLabourWords],
    ['maji yamemwagika', 'en', labourWords],
  ] as const)(
    'the table of labour signs is the first result for %j in %s, with all rows',
    (query, language, rows) => {
      const [first] = search(query, language).results;
      for (const { term } of rows) expect(textOf(first)).toContain(term);
    },
  );

  it('a table by age is always shown with all its rows', () => {
    const tables = pages.flatMap(({ address, sections }) =>
      sections.flatMap(({ fragment, sentences }) =>
        sentences
          .filter((line) => line.includes(rowBreak))
          .map((line) => ({ at: `${address}#${fragment}`, lines: line.split(rowBreak) })),
      ),
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const { text: query, language } of phrases) {
      for (const result of search(query, language).results) {
        const lines = tables.find(({ at }) => at === result.address)?.lines ?? [];
        const shown = textOf(result).split('\n');
        const some = lines.filter((line) => shown.some((part) => line.endsWith(part)));
        if (some.length > 0)
          expect([query, result.address, some]).toEqual([query, result.address, lines]);
      }
    }
  });
});

it('no table row has two colons, or a colon after a full stop', () => {
  const sentences = pages.flatMap(({ sections }) => sections.flatMap((each) => each.sentences));
  expect(sentences.filter((text) => /:\s*:|[.?!]\s*:/.test(text))).toEqual([]);
});

it('an emergency has its first aid as the first result, whatever was typed', () => {
  const dangers = phrases.filter(({ text }) => griefIn(text) === undefined);
  for (const { text, language } of dangers) {
    const { results, emergencies } = search(text, language);
    const hints = emergencies.map(({ address }) => address);
    const isFirst = hints.length === 0 || hints.includes(results[0]?.address ?? '');
    expect({ text, isFirst }).toEqual({ text, isFirst: true });
  }
});

it('an emergency in pregnancy shows no advice for other patients', () => {
  const { results } = search('high blood pressure in pregnancy', 'en');
  expect(results.map(textOf).join('\n')).not.toContain('two different days');
  expect(results.map(pathOf)).not.toContain(en('blogPost', 1));
});

it.each(['amekatwa na panga', 'amekatwa na kisu', 'ameanguka na boda'])(
  '%j finds no emergency of a similar verb',
  (query) => {
    const [first] = search(query, 'sw').results;
    expect(first?.address).not.toMatch(/bakwa|ungua|kwama|sakamwa/);
  },
);

it.each(languageNames)(
  'queries of grief in %s find care after a loss and nothing cheerful',
  (language) => {
    for (const query of griefQueries) {
      const { results } = search(query, language);
      const [first] = results;
      const own = hrefIn(first?.language ?? language);
      expect(losses, query).toContain(first?.address);
      expect([query, ...results.map(pathOf)]).toEqual([
        query,
        own('maternity'),
        own('medicalBlogPost', 'mental-health-awareness'),
        own('whenSomeoneDies'),
      ]);
    }
  },
);

it.each(['grief', 'bereaved', 'nimefiwa', 'mama amefiwa na mumewe'])(
  'grief as in %j is not about a baby and shows first who to call',
  (query) => {
    const { results } = search(query, /fiwa/.test(query) ? 'sw' : 'en');
    const own = hrefIn(results[0]?.language ?? 'en');
    expect(results.map(pathOf)).toEqual([
      own('whenSomeoneDies'),
      own('medicalBlogPost', 'mental-health-awareness'),
      own('maternity'),
    ]);
  },
);

it('care after a loss is not shown for any other query', () => {
  const others = otherLossQueries.map((text) => ({ text, language: 'en' as const }));
  for (const { text: query, language } of [...others, ...phrases]) {
    if (griefIn(query)) continue;
    const shown = search(query, language).results.map(({ address }) => address);
    expect([query, losses.some((loss) => shown.includes(loss))]).toEqual([query, false]);
  }
});

it('a query that no page answers finds nothing', () => {
  const found = needsWithoutPage.filter((query) =>
    languageNames.some((language) => {
      const { results, alarm } = search(query, language);
      return alarm !== 'calm' || results.length > 0;
    }),
  );
  expect(found).toEqual([]);
});

it('a query about something else finds nothing', () => {
  const found = languageNames.flatMap((language) =>
    otherDomains[language].filter((query) => search(query, language).results.length > 0),
  );
  expect(found).toEqual([]);
});

it('a query that a page answers finds it among the first three results', () => {
  // a hospital with prices of its own may not offer these
  const priced = pricesAreSample ? /^$/ : /hernia|circumcision|tohara|licence|food handler/;
  const needs = needsWithAnswer.filter(([query]) => !priced.test(query));
  const missed = needs.flatMap(([query, language, ...places]) => {
    const first = search(query, language).results.slice(0, 3);
    const own = places.map((place) => placeIn(place, language));
    const isAnswer = (each: SearchResult) =>
      own.includes(each.address) || own.includes(pathOf(each));
    return first.some(isAnswer)
      ? []
      : [`${query}: ${first.map(({ address }) => address).join(' ')}`];
  });
  expect(missed).toEqual([]);
});

it('calm Swahili queries find the Swahili page first, in either search', () => {
  const typed = splitList(`
    bei ya kujifungua, kliniki ya wajawazito, mko wapi
  `);
  for (const query of typed) {
    const found = languageNames.map((reader) => search(query, reader).results[0]?.language);
    expect([query, ...found]).toEqual([query, 'sw', 'sw']);
  }
});

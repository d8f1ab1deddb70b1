import { beforeAll, describe, expect, it } from 'vitest';
import { createSearch } from '../../../src/features/search/create-search.ts';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import { type Href, hrefIn } from '../../../src/locales/places.ts';
import type { Search, SearchResult } from '../../../src/models/search-answer.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { feverWords } from '../../../src/words/en/clinical/fever-words.ts';
import { labourWords } from '../../../src/words/en/clinical/labour-words.ts';
import { feverWords as swahiliFeverWords } from '../../../src/words/sw/clinical/fever-words.ts';
import { labourWords as swahiliLabourWords } from '../../../src/words/sw/clinical/labour-words.ts';
import { calmQueries, dangerQueries } from './danger-queries.ts';
import { griefQueries, needsWithAnswer, needsWithoutPage, otherLosses } from './needs-queries.ts';
import { indexOfSite } from './site-search.ts';

let index: SearchIndex;
let search: Search;
beforeAll(async () => {
  index = await indexOfSite();
  search = createSearch(index);
}, 120_000);

const en: Href = hrefIn('en');
const loss = `${en('maternity')}#if-you-lose-your-baby`;
const textOf = (result: SearchResult | undefined) =>
  result?.lines.map((line) => line.map(({ text }) => text).join('')).join('\n') ?? '';
const pathOf = ({ address }: SearchResult) => address.split('#')[0];
const allQueries = languageNames.flatMap((language) =>
  [...calmQueries[language], ...Object.values(dangerQueries[language]).flat()].map(
    (query) => [query, language] as const,
  ),
);

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
    'is the first result for %j in %s, with the limit of every age',
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
    ['maji yamemwagika', 'en', swahiliLabourWords],
  ] as const)('of labour is the first result for %j in %s, whole', (query, language, rows) => {
    const [first] = search(query, language).results;
    for (const { term } of rows) expect(textOf(first)).toContain(term);
  });

  it('is never shown by one of its lines', () => {
    const tables = index.pages.flatMap(({ address, ageTables }) =>
      Object.entries(ageTables).map(([fragment, lines]) => ({
        at: `${address}#${fragment}`,
        lines,
      })),
    );
    expect(tables.length).toBeGreaterThan(4);
    for (const [query, language] of allQueries) {
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

it('no row of a table has a double colon, or a colon behind a full stop', () => {
  const sentences = index.pages.flatMap(({ sections }) =>
    sections.flatMap((each) => each.sentences),
  );
  expect(sentences.filter((text) => /:\s*:|[.?!]\s*:/.test(text))).toEqual([]);
});

describe('an emergency', () => {
  it('has its first aid as the first result, for every phrase of danger', () => {
    for (const language of languageNames) {
      for (const query of Object.values(dangerQueries[language]).flat()) {
        const { results, emergencies } = search(query, language);
        const hints = emergencies.map(({ address }) => address);
        expect([query, hints.includes(results[0]?.address ?? '')]).toEqual([query, true]);
      }
    }
  });

  it('of a pregnancy shows no rule for other people', () => {
    const { results } = search('high blood pressure in pregnancy', 'en');
    expect(results.map(textOf).join('\n')).not.toContain('two different days');
    expect(results.map(pathOf)).not.toContain(en('blogPost', 1));
  });

  it.each(['amekatwa na panga', 'amekatwa na kisu', 'ameanguka na boda'])(
    '%j shows nothing about another verb',
    (query) => {
      const [first] = search(query, 'sw').results;
      expect(first?.address).not.toMatch(/bakwa|ungua|kwama|sakamwa/);
    },
  );
});

describe('grief', () => {
  it.each(griefQueries)('%j leads to the care after a loss and to nothing cheerful', (query) => {
    for (const language of languageNames) {
      const { results } = search(query, language);
      expect(results[0]?.address).toBe(loss);
      expect(new Set(results.map(pathOf))).toEqual(
        new Set([en('maternity'), en('medicalBlogPost', 'mental-health-awareness')]),
      );
      expect(results.filter((result) => pathOf(result) === en('maternity'))).toHaveLength(1);
    }
  });

  it.each(otherLosses)('%j is another loss', (query) => {
    expect(search(query, 'en').results.map(({ address }) => address)).not.toContain(loss);
  });

  it('is in no other search', () => {
    for (const [query, language] of allQueries) {
      if (/miscarr|mimba (?:inatoka|imetoka)/.test(query)) continue;
      const shown = search(query, language).results.map(({ address }) => address);
      expect([query, shown.includes(loss)]).toEqual([query, false]);
    }
  });
});

describe('a need that no page answers', () => {
  it.each(needsWithoutPage)('%j finds nothing', (query) => {
    for (const language of languageNames) {
      expect(search(query, language)).toEqual({ results: [], emergencies: [], urgent: false });
    }
  });
});

describe('a need that a page answers', () => {
  it.each(needsWithAnswer)(
    '%j in %s is answered among the first three',
    (...need: readonly string[]) => {
      const [query = '', language, ...places] = need;
      const first = search(query, language === 'sw' ? 'sw' : 'en').results.slice(0, 3);
      const answers = first.filter((each) =>
        places.some((place) => each.address === place || pathOf(each) === place),
      );
      expect(answers.length, first.map(({ address }) => address).join(' ')).toBeGreaterThan(0);
    },
  );
});

describe('a search in Swahili', () => {
  it.each([
    'bei ya kujifungua',
    'nyoka',
    'ambulensi',
    'presha ya mimba',
    'kliniki ya wajawazito',
    'damu nyingi',
    'mko wapi',
  ])('%j shows the Swahili page first', (query) => {
    for (const reader of languageNames satisfies readonly Language[]) {
      expect(search(query, reader).results[0]?.language).toBe('sw');
    }
  });
});

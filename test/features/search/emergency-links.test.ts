import { beforeAll, expect, it } from 'vitest';
import { createSearch } from '../../../src/features/search/create-search.ts';
import { matchEmergencies } from '../../../src/features/search/emergencies/find-emergencies.ts';
import { firstAidSections } from '../../../src/features/search/emergencies/first-aid-sections.ts';
import type { SearchIndex } from '../../../src/features/search/index/search-index.ts';
import { resolveSection } from '../../../src/features/search/index/section-reference.ts';
import { searchWordsByLanguage } from '../../../src/locales/search-words.ts';
import { wordsOf } from '../../../src/messages/fold-words.ts';
import { stemsOf } from '../../../src/messages/stem-words.ts';
import type { Search } from '../../../src/models/search-answer.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { calmQueries } from './danger-queries.ts';
import { heldOutDangers } from './held-out-dangers.ts';
import { indexOfSite } from './site-search.ts';

let index: SearchIndex;
let search: Search;
beforeAll(async () => {
  index = await indexOfSite();
  search = createSearch(index);
}, 120_000);

type Row = readonly [
  query: string,
  reader: Language,
  page: 'emergency' | 'maternity' | 'pediatrics' | 'mind',
  englishFragment: string,
  language: Language,
];

const firstLinks: readonly Row[] = [
  ["my husband can't breathe", 'en', 'emergency', 'not-breathing', 'en'],
  ['baby choking', 'en', 'emergency', 'choking-under-one-year', 'en'],
  ['bleeding wont stop', 'en', 'emergency', 'heavy-bleeding', 'en'],
  ['pregnant and bleeding', 'en', 'emergency', 'birth-bleeding', 'en'],
  ['cord hanging out', 'en', 'emergency', 'baby-coming', 'en'],
  ['baby born at home', 'en', 'emergency', 'baby-coming', 'en'],
  ['carbon monoxide', 'en', 'emergency', 'fumes-from-a-jiko-or-generator', 'en'],
  ['drowned', 'en', 'emergency', 'nearly-drowned', 'en'],
  ['electric shock', 'en', 'emergency', 'electric-shock', 'en'],
  ['knocked out tooth', 'en', 'emergency', 'a-knocked-out-adult-tooth', 'en'],
  ['my water broke', 'en', 'maternity', 'when-to-come-in-labour', 'en'],
  ['chest pian', 'en', 'emergency', 'chest-pain', 'en'],
  ['stroke', 'en', 'emergency', 'stroke', 'en'],
  ['raped', 'en', 'emergency', 'after-rape-or-sexual-assault', 'en'],
  ['my baby has fever', 'en', 'pediatrics', 'fever-and-danger-signs', 'en'],
  ['ambulance', 'en', 'emergency', 'call-or-come-now', 'en'],
  // Swahili words link to Swahili pages, also from the English search
  ['damu nyingi', 'sw', 'emergency', 'heavy-bleeding', 'sw'],
  ['damu nyingi', 'en', 'emergency', 'heavy-bleeding', 'sw'],
  ['mtoto amekwama koo', 'sw', 'emergency', 'choking-under-one-year', 'sw'],
  ['nataka kujiua', 'sw', 'mind', 'numbers-to-call', 'sw'],
  ['amebakwa', 'sw', 'emergency', 'after-rape-or-sexual-assault', 'sw'],
  ['dharura', 'sw', 'emergency', 'call-or-come-now', 'sw'],
  ['ameungua', 'sw', 'emergency', 'burns-and-scalds', 'sw'],
  ['degedege', 'sw', 'emergency', 'fits', 'sw'],
  ['nimejifungua nyumbani', 'sw', 'emergency', 'baby-coming', 'sw'],
  ['mjamzito anatoka damu', 'sw', 'emergency', 'birth-bleeding', 'sw'],
  ['moshi wa jiko', 'sw', 'emergency', 'fumes-from-a-jiko-or-generator', 'sw'],
  ['kemikali imeingia jicho', 'sw', 'emergency', 'a-chemical-in-the-eye', 'sw'],
  ['maji yamevunjika', 'sw', 'maternity', 'when-to-come-in-labour', 'sw'],
  ['homa mtoto', 'sw', 'pediatrics', 'fever-and-danger-signs', 'sw'],
];

it.each(firstLinks)('%j on the %s search links first to %s#%s in %s', (...row) => {
  const [query, reader, name, fragment, language] = row;
  const page =
    name === 'mind'
      ? ({ name: 'medicalBlogPost', entryId: 'mental-health-awareness' } as const)
      : { name };
  const expected = resolveSection(index, { ...page, fragment }, language);
  const { urgent, emergencies } = search(query, reader);
  expect(expected).toMatchObject({ language });
  expect({ urgent, first: emergencies[0] }).toEqual({ urgent: true, first: expected });
  expect(emergencies.length).toBeLessThanOrEqual(3);
});

it('sudden loss of sight links first to what the site says about eyes', () => {
  const [eyes] = firstAidSections.eye;
  const expected = eyes && resolveSection(index, eyes, 'sw');
  expect(expected).toBeDefined();
  expect(search('haoni ghafla', 'sw')).toMatchObject({ urgent: true, emergencies: [expected] });
});

it.each(languageNames)('no calm query in %s is urgent', (language) => {
  for (const query of calmQueries[language]) {
    const { urgent, emergencies } = search(query, language);
    expect([query, urgent, emergencies]).toEqual([query, false, []]);
  }
});

it('no other word on the site matches as a misspelt emergency word', () => {
  const listed = new Set(
    Object.values(searchWordsByLanguage).flatMap(({ emergencyWords }) =>
      Object.values(emergencyWords).flatMap(wordsOf).flatMap(stemsOf),
    ),
  );
  const others = index.words.filter((word) => stemsOf(word).every((stem) => !listed.has(stem)));
  expect(others.length).toBeGreaterThan(1000);
  expect(others.filter((word) => matchEmergencies(word, 'en').length > 0)).toEqual([]);
});

it.each(languageNames)('each topic links to a section that exists, in %s', (language) => {
  for (const each of Object.values(firstAidSections).flat()) {
    const hint = resolveSection(index, each, language);
    const [path, fragment] = hint?.address.split('#') ?? [];
    const page = index.pages.find(({ address }) => address === path);
    const section = page?.sections.find((one) => one.fragment === fragment);
    expect([each, section?.heading]).toEqual([each, hint?.label]);
    expect(fragment).toBeTruthy();
  }
});

it('shows first aid before the fever limits for an accident to a child', () => {
  const burns = resolveSection(index, { name: 'emergency', fragment: 'burns-and-scalds' }, 'sw');
  const [first] = search('mtoto ameingia kwa karai ya maji moto', 'sw').results;
  expect(first?.address).toBe(burns?.address);
});

it('finds the emergency in the held-out Swahili phrases', () => {
  const missed = heldOutDangers.filter(
    ([topic, phrase]) => !matchEmergencies(phrase, 'sw').some((found) => found.topic === topic),
  );
  expect(missed).toEqual([]);
});

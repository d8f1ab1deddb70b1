import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageNames } from '../../src/languages.ts';
import { type Href, hrefIn } from '../../src/places.ts';
import { createSearch } from '../../src/search/create-search.ts';
import { emergencySteps, placeOfSteps } from '../../src/search/emergency-places.ts';
import type { Search } from '../../src/search/search-answer.ts';
import type { SearchIndex } from '../../src/search/search-index.ts';
import { indexOfSite } from './search-of-site.ts';

let index: SearchIndex;
let search: Search;
beforeAll(async () => {
  index = await indexOfSite();
  search = createSearch(index);
}, 120_000);

const en: Href = hrefIn('en');
const sw: Href = hrefIn('sw');
const firstAid = en('medicalBlogPost', 'emergency-first-aid-tips');
const mind = en('medicalBlogPost', 'mental-health-awareness');

const notBreathing = `${en('emergency')}#not-breathing`;
const choking = `${en('emergency')}#choking-from-one-year-of-age`;
const chokingBaby = `${en('emergency')}#choking-under-one-year`;
const bleeding = `${en('emergency')}#heavy-bleeding`;
const callOrCome = `${en('emergency')}#call-or-come-now`;
const labour = `${en('maternity')}#when-to-come-in-labour`;
const dangerSigns = `${en('maternity')}#danger-signs`;
const illChild = `${en('pediatrics')}#fever-and-danger-signs`;

type Row = readonly [query: string, language: Language, first: string];

const alarms: readonly Row[] = [
  ['not breathing', 'en', notBreathing],
  ['cant breath', 'en', notBreathing],
  ["my husband can't breathe", 'en', notBreathing],
  ['he stoped breathing', 'en', notBreathing],
  ['choking', 'en', choking],
  ['chocking on food', 'en', choking],
  ['baby choking', 'en', chokingBaby],
  ['bleeding', 'en', bleeding],
  ['bleding', 'en', bleeding],
  ['bleeding wont stop', 'en', bleeding],
  ['a lot of blood', 'en', bleeding],
  ['pregnant and bleeding', 'en', dangerSigns],
  ['baby not moving in womb', 'en', dangerSigns],
  ['my water broke', 'en', labour],
  ['contractions every 5 minutes', 'en', labour],
  ['burns', 'en', `${firstAid}#burns-and-scalds`],
  ['child burnt with hot water', 'en', `${firstAid}#burns-and-scalds`],
  ['convulsion', 'en', `${firstAid}#fits`],
  ['seizures in child', 'en', `${firstAid}#fits`],
  ['chest pain', 'en', `${en('emergency')}#chest-pain`],
  ['heart atack', 'en', `${en('emergency')}#chest-pain`],
  ['stroke', 'en', callOrCome],
  ['unconscious', 'en', `${en('emergency')}#breathes-but-does-not-wake`],
  ['unconcious man', 'en', `${en('emergency')}#breathes-but-does-not-wake`],
  ['poison', 'en', `${en('emergency')}#poison`],
  ['drank rat poison', 'en', `${en('emergency')}#poison`],
  ['bitten by a snake', 'en', `${en('emergency')}#snakebite`],
  ['dog bite', 'en', `${en('emergency')}#dog-or-other-animal-bite`],
  ['suicide', 'en', `${mind}#numbers-to-call`],
  ['sucide', 'en', `${mind}#numbers-to-call`],
  ['i want to die', 'en', `${mind}#numbers-to-call`],
  ['kill myself', 'en', `${mind}#numbers-to-call`],
  ['raped', 'en', `${en('emergency')}#after-rape-or-sexual-assault`],
  ['newborn not feeding', 'en', illChild],
  ['stiff neck', 'en', illChild],
  ['emergency', 'en', callOrCome],
  ['ambulance', 'en', callOrCome],
  ['damu', 'sw', `${sw('emergency')}#damu-nyingi-inatoka`],
  ['damu nyingi', 'sw', `${sw('emergency')}#damu-nyingi-inatoka`],
  ['damu nyingi', 'en', `${sw('emergency')}#damu-nyingi-inatoka`],
  ['anatoka damu', 'sw', `${sw('emergency')}#damu-nyingi-inatoka`],
  ['nataka kujiua', 'sw', `${sw('emergency')}#laini-za-taifa`],
  ['mtoto hapumui', 'sw', `${sw('emergency')}#hapumui`],
  ['hapumuwi', 'sw', `${sw('emergency')}#hapumui`],
  ['hawezi kupumua', 'sw', `${sw('emergency')}#hapumui`],
  ['ameungua', 'sw', `${firstAid}#burns-and-scalds`],
  ['amekunywa sumu', 'sw', `${sw('emergency')}#sumu`],
  ['kuumwa na nyoka', 'sw', `${sw('emergency')}#kuumwa-na-nyoka`],
  ['maumivu ya kifua', 'sw', `${sw('emergency')}#maumivu-ya-kifua`],
  ['amezimia', 'sw', `${sw('emergency')}#anapumua-lakini-haamki`],
  ['degedege', 'sw', `${firstAid}#fits`],
  ['uchungu wa kuzaa', 'sw', labour],
  ['chupa imepasuka', 'sw', labour],
  ['mjamzito anatoka damu', 'sw', `${sw('emergency')}#piga-simu-au-uje-sasa`],
  ['amebakwa', 'sw', `${sw('emergency')}#baada-ya-kubakwa-au-kudhulumiwa-kingono`],
  [
    'mtoto amesakamwa',
    'sw',
    `${sw('emergency')}#kitu-kimekwama-kooni-kusakamwa-chini-ya-mwaka-mmoja`,
  ],
  ['dharura', 'sw', `${sw('emergency')}#piga-simu-au-uje-sasa`],
];

const calm: readonly (readonly [query: string, language: Language])[] = [
  ['blood test price', 'en'],
  ['blood donation', 'en'],
  ['blood pressure', 'en'],
  ['blood group test', 'en'],
  ['visiting hours', 'en'],
  ['maternity packages', 'en'],
  ['birth certificate', 'en'],
  ['hospital bag', 'en'],
  ['breastfeeding', 'en'],
  ['malaria', 'en'],
  ['dentist', 'en'],
  ['x ray', 'en'],
  ['ultrasound', 'en'],
  ['insurance', 'en'],
  ['diabetes', 'en'],
  ['parking', 'en'],
  ['ambulance cost', 'en'],
  ['asthma clinic', 'en'],
  ['labour ward visiting hours', 'en'],
  ['job vacancies', 'en'],
  ['baby food', 'en'],
  ['doctors', 'en'],
  ['damu bei', 'sw'],
  ['kupima damu', 'sw'],
  ['kuchangia damu', 'sw'],
  ['shinikizo la damu', 'sw'],
  ['upungufu wa damu', 'sw'],
  ['bei ya kujifungua', 'sw'],
  ['chanjo ya mtoto', 'sw'],
  ['bima', 'sw'],
  ['meno', 'sw'],
  ['', 'en'],
];

describe('a search that speaks of danger', () => {
  it.each(alarms)('%j in %s leads first to %s', (query, language, first) => {
    const { urgent, emergencies } = search(query, language);
    expect({ urgent, first: emergencies[0]?.address }).toEqual({ urgent: true, first });
    expect(emergencies.length).toBeLessThanOrEqual(3);
  });

  it('both languages are asked for, and often', () => {
    for (const language of languageNames) {
      expect(alarms.filter((row) => row[1] === language).length).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('a search that speaks of none', () => {
  it.each(calm)('%j in %s raises no alarm', (query, language) => {
    expect(search(query, language)).toMatchObject({ urgent: false, emergencies: [] });
  });
});

describe('the first steps', () => {
  const steps = Object.values(emergencySteps).flat();

  it.each(languageNames)('stand where the hints lead to, in %s', (language) => {
    for (const each of steps) {
      const hint = placeOfSteps(index, each, language);
      const [path, fragment] = hint?.address.split('#') ?? [];
      const page = index.pages.find(({ address }) => address === path);
      const section = page?.sections.find((one) => one.fragment === fragment);
      expect([each, section?.heading]).toEqual([each, hint?.label]);
      expect(fragment).toBeTruthy();
    }
  });

  it('are read in Swahili where that page is translated', () => {
    const hint = placeOfSteps(index, { name: 'emergency', fragment: 'not-breathing' }, 'sw');
    expect(hint).toMatchObject({ language: 'sw', address: `${sw('emergency')}#hapumui` });
  });
});

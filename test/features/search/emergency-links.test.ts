import { expect, it } from 'vitest';
import { firstAidLinks } from '../../../src/components/urgency/first-aid-links.ts';
import { emergencyTopics } from '../../../src/messages/danger/emergency-topic.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { urgentHelp } from '../../../src/words/features/urgent-help.ts';
import type { UrgentSectionKey } from '../../../src/words/features/urgent-section.ts';
import { addresses, search } from './site-search.ts';

/** Queries with the section that must be linked first, whatever the language of the words. */
const firstLinks: readonly (readonly [string, Language, UrgentSectionKey])[] = [
  ["my husband can't breathe", 'en', 'notBreathing'],
  ['baby not breathing', 'en', 'babyNotBreathing'],
  ['mtoto hapumui', 'sw', 'babyNotBreathing'],
  ['baby choking', 'en', 'chokingBaby'],
  ['mtoto wa miaka minne amepaliwa', 'sw', 'choking'],
  ['mtoto wa miezi saba amepaliwa', 'sw', 'chokingBaby'],
  ['my baby is choking', 'sw', 'chokingBaby'],
  ['my son of 5 years is not breathing', 'en', 'childNotBreathing'],
  ['mtoto wa miaka mitatu hapumui', 'sw', 'childNotBreathing'],
  ['bleeding wont stop', 'en', 'bleeding'],
  ['pregnant and bleeding', 'en', 'birthBleeding'],
  ['mjamzito anatokwa na damu', 'sw', 'birthBleeding'],
  ['natokwa na damu na mimba ya miezi mitano', 'sw', 'birthBleeding'],
  ['cord bleeding newborn', 'en', 'childSigns'],
  ['hot tea on child', 'en', 'burns'],
  ['mtoto ameingia kwa karai ya maji moto', 'sw', 'burns'],
  ['mwenye kisukari anatetemeka na jasho', 'sw', 'lowSugar'],
  ['diabetic shaking and sweating', 'en', 'lowSugar'],
  ['snake bite', 'sw', 'snakebite'],
  ['vomiting blood', 'en', 'dangerSigns'],
  ['my water broke', 'en', 'labour'],
  ['my baby is not kicking', 'en', 'motherSigns'],
  ['nataka kujitoa life', 'sw', 'numbersToCall'],
  ['i have cut my wrists', 'en', 'numbersToCall'],
  ['my husband beats me', 'en', 'violence'],
  ['mume wangu ananipiga', 'sw', 'violence'],
  ['circumcise my daughter', 'en', 'fgm'],
  ['bleeding after abortion', 'en', 'afterLoss'],
  ['grandfather collapsed no pulse', 'en', 'notBreathing'],
  ['old mother confused', 'en', 'confusion'],
  ['homa kali mtu mzima', 'sw', 'adultFever'],
  ['swallowed button battery', 'en', 'poison'],
  ['haoni ghafla', 'sw', 'eyes'],
  ['ambulance now', 'en', 'dangerSigns'],
];

it.each(firstLinks)(
  '%j on the %s search links first to %s in that language',
  (query, reader, key) => {
    const { alarm, emergencies } = search(query, reader);
    expect(alarm).not.toBe('calm');
    expect(emergencies[0]).toMatchObject({
      language: reader,
      label: urgentHelp[reader][key].heading,
    });
    expect(emergencies.length).toBeLessThanOrEqual(3);
  },
);

it.each([
  ['jino linauma upande mmoja', 'sw'],
  ['bei ya kuzaa hapo', 'sw'],
  ['visiting hours', 'en'],
  ['blood pressure 118/76', 'en'],
] as const)('%j on the %s search is calm', (query, reader) => {
  expect(search(query, reader)).toMatchObject({ alarm: 'calm', emergencies: [] });
});

it.each(languageNames)('each topic links to sections that exist, in %s', (language) => {
  for (const topic of emergencyTopics) {
    const links = firstAidLinks([topic], language, urgentHelp[language]);
    expect(links.length).toBeGreaterThan(0);
    for (const { address, label } of links) {
      expect([topic, label, address]).toEqual([topic, label, expect.any(String)]);
      expect(addresses).toContain(address);
    }
  }
});

it('an excerpt of first aid begins at its first step', () => {
  const [first] = search('hot water burn on my hand', 'en').results;
  const lines = first?.lines.map((line) => line.map(({ text }) => text).join('')) ?? [];
  expect(urgentHelp.en.burns.steps[0]?.startsWith(lines[0] ?? '?')).toBe(true);
});

it.each([
  ['newborn not feeding', 'Under 2 months'],
  ['toddler fever and fit', 'Older babies and children'],
  ['child severe belly pain', 'Older babies and children'],
  ['fever after giving birth', 'Mothers after a birth'],
  ['headache and swollen legs 7 months pregnant', 'In pregnancy'],
  ['i removed the pregnancy and i am bleeding', 'After a miscarriage or an abortion'],
])('the first aid for %j is for that patient', (query, heading) => {
  expect(search(query, 'en').results[0]?.heading).toBe(heading);
});

import { describe, expect, it } from 'vitest';
import { dangerSigns } from '../../../src/facts/clinical/danger-signs.ts';
import { feverLimits, noWaterMonths } from '../../../src/facts/clinical/fever.ts';
import { labourLimits } from '../../../src/facts/clinical/mother-and-child/labour.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';

describe.each(languageNames)('exceptions from general rules in %s', (language) => {
  const { feverWords, feverByAge, feverAtRisk, feverOnTheWay } = wordsIn(language, 'feverWords');
  const { labourWords } = wordsIn(language, 'labourWords');

  it('children and adults read of fever after a trip, and of patients at risk', () => {
    for (const group of ['child', 'adult'] as const)
      expect(dangerSigns[group]).toEqual(expect.arrayContaining(['feverAtRisk', 'malariaTrip']));
    expect(feverLimits.atRisk.from).toBeLessThan(feverLimits.anyAge.from);
    for (const text of [feverAtRisk, feverWords.atRisk.detail])
      expect(text).toContain(`${feverLimits.atRisk.from} °C`);
    expect(feverWords.atRisk.term).toContain('HIV');
  });

  it('a parent reads the fever limit of every age in one line', () => {
    const { youngBaby, baby, anyAge } = feverLimits;
    for (const { from } of [youngBaby, baby, anyAge]) expect(feverByAge).toContain(`${from} °C`);
  });

  it('a parent without a thermometer finds a rule for a child of any age', () => {
    const { detail } = feverWords.noThermometer;
    expect(detail).toMatch(/any age|umri wowote/);
    expect(detail).toContain(`${feverLimits.baby.toMonths}`);
    expect(detail).toMatch(/call us now|tupigie simu sasa/);
  });

  it('a baby gets rehydration salts at any age, and no plain water when young', () => {
    const sentences = feverOnTheWay.feed.split(/(?<=\.) /);
    const salts = sentences.filter((sentence) => /rehydration salts|ORS/.test(sentence));
    expect(salts).toHaveLength(1);
    expect(salts.join()).not.toMatch(/\d/);
    expect(sentences.filter((sentence) => sentence.includes(String(noWaterMonths)))).toHaveLength(
      1,
    );
  });

  it('a woman who must come immediately is named before the rule that waits', () => {
    const waits = labourWords.findIndex(({ detail }) =>
      // the whole figure: a phone number may contain it
      new RegExp(
        `\\b${labourLimits.firstBaby.secondsLong} (?:seconds|sekunde)|sekunde ${labourLimits.firstBaby.secondsLong}\\b`,
      ).test(detail),
    );
    expect(waits).toBeGreaterThan(4);
    for (const { detail } of labourWords.slice(0, waits))
      expect(detail).toMatch(/at once|mara moja/);
  });
});

import { describe, expect, it } from 'vitest';
import { firstAidFigures } from '../../../src/facts/clinical/first-aid.ts';
import type { FirstAidWords } from '../../../src/words/clinical/first-aid-words.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';

/** Words of each locale for giving breaths, and for what opens the airway of a baby and of others. */
const breathing = {
  en: {
    given: /\bbreaths\b/,
    level: /head level/,
    tilted: /[Tt]ilt the head back/,
    how: [/lift the chin/, /until the chest rises/],
  },
  sw: {
    given: /mpulizie?a? hewa/,
    level: /kichwa cha mtoto sawa bila kukiinamisha/,
    tilted: /Inamisha kichwa nyuma/,
    how: [/inue? kidevu|inua kidevu/, /hadi kifua kiinuke/],
  },
} as const;

/** The emergencies of a baby under one year. */
const ofBaby: readonly string[] = ['babyNotBreathing', 'chokingBaby', 'babyComing'];

describe.each(['en', 'sw'] as const)('first aid in %s', (language) => {
  const { firstAidWords } = wordsIn(language, 'firstAidWords');
  const topics: readonly [string, FirstAidWords][] = Object.entries(firstAidWords);
  const { given, level, tilted, how } = breathing[language];
  const withBreaths = topics.filter(([, { steps }]) => steps.some((step) => given.test(step)));

  it('first aid has breaths in seven emergencies', () => {
    expect(withBreaths.map(([topic]) => topic).sort()).toEqual([
      'babyComing',
      'babyNotBreathing',
      'childNotBreathing',
      'choking',
      'chokingBaby',
      'drowning',
      'notBreathing',
    ]);
  });

  it.each(withBreaths)(
    'first aid opens the airway and watches the chest before breaths in %s',
    (topic, { steps }) => {
      const [head, other] = ofBaby.includes(topic) ? [level, tilted] : [tilted, level];
      for (const part of [head, ...how]) expect(steps.join(' ')).toMatch(part);
      expect(steps.join(' ')).not.toMatch(other);
    },
  );

  it('first aid has the band first when blood spurts, its width and who may loosen it', () => {
    const { steps, never = '' }: FirstAidWords = firstAidWords.bleeding;
    const [first = '', ...later] = steps;
    expect(first).toContain(`${firstAidFigures.bleeding.bandCentimetres}`);
    expect(later.join(' ')).toContain(`${firstAidFigures.bleeding.pressMinutes}`);
    expect(never).toMatch(/^(?:Only a clinician|Mhudumu wa afya pekee)/);
  });

  it('first aid names the chest or the belly with every push', () => {
    if (language === 'en') return;
    const pushes = topics.flatMap(
      ([, { steps }]) => steps.join(' ').match(/[Bb]onyeza \w+/g) ?? [],
    );
    expect(pushes.length).toBeGreaterThan(5);
    expect(pushes.filter((push) => /onyeza mara/.test(push))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { firstAidFigures } from '../../../src/facts/clinical/first-aid.ts';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import type { FirstAidWords } from '../../../src/models/first-aid-words.ts';

/** Words of each locale for giving breaths, and for the three things that open the airway. */
const breathing = {
  en: {
    given: /\bbreaths\b/,
    how: [/head (?:back|level)/, /lift the chin/, /until the chest rises/],
  },
  sw: {
    given: /mpulizie?a? hewa/,
    how: [/kichwa (?:nyuma|cha mtoto sawa)/, /inue? kidevu|inua kidevu/, /hadi kifua kiinuke/],
  },
} as const;

describe.each(['en', 'sw'] as const)('first aid in %s', (language) => {
  const { firstAidWords } = wordsIn(language, 'firstAidWords');
  const topics: readonly [string, FirstAidWords][] = Object.entries(firstAidWords);
  const { given, how } = breathing[language];
  const withBreaths = topics.filter(([, { steps }]) => steps.some((step) => given.test(step)));

  it('has breaths in five emergencies', () => {
    expect(withBreaths.map(([topic]) => topic).sort()).toEqual(
      ['babyComing', 'choking', 'chokingBaby', 'drowning', 'notBreathing'].sort(),
    );
  });

  it.each(withBreaths)(
    'has the airway opened and the chest watched before breaths in %s',
    (_, { steps }) => {
      for (const part of how) expect(steps.join(' ')).toMatch(part);
    },
  );

  it('has the band first when blood spurts, its width and who may loosen it', () => {
    const { steps, never = '' }: FirstAidWords = firstAidWords.bleeding;
    const [first = '', ...later] = steps;
    expect(first).toContain(`${firstAidFigures.bleeding.bandCentimetres}`);
    expect(later.join(' ')).toContain(`${firstAidFigures.bleeding.pressMinutes}`);
    expect(never).toMatch(/^(?:Only a clinician|Mhudumu wa afya pekee)/);
  });

  it('names the chest or the belly with every push', () => {
    if (language === 'en') return;
    const pushes = topics.flatMap(
      ([, { steps }]) => steps.join(' ').match(/[Bb]onyeza \w+/g) ?? [],
    );
    expect(pushes.length).toBeGreaterThan(5);
    expect(pushes.filter((push) => /onyeza mara/.test(push))).toEqual([]);
  });
});

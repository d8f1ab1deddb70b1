import { describe, expect, it } from 'vitest';
import { firstAidFigures } from '../../../src/facts/clinical/first-aid.ts';
import { wordsIn } from '../../../src/locales/words-by-locale.ts';
import type { FirstAidWords } from '../../../src/models/first-aid-words.ts';

/** How each locale says that breaths are given, and the three things that make one reach the lungs. */
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

  it('gives breaths in five emergencies', () => {
    expect(withBreaths.map(([topic]) => topic).sort()).toEqual(
      ['babyComing', 'choking', 'chokingBaby', 'drowning', 'notBreathing'].sort(),
    );
  });

  it.each(withBreaths)('opens the airway and watches the chest in %s', (_, { steps }) => {
    for (const part of how) expect(steps.join(' ')).toMatch(part);
  });

  it('puts the band first where blood spurts, and says how wide and who loosens it', () => {
    const { steps, never = '' }: FirstAidWords = firstAidWords.bleeding;
    const [first = '', ...later] = steps;
    expect(first).toContain(`${firstAidFigures.bleeding.bandCentimetres}`);
    expect(later.join(' ')).toContain(`${firstAidFigures.bleeding.pressMinutes}`);
    expect(never).toMatch(/^(?:Only a clinician|Mhudumu wa afya pekee)/);
  });

  it('never asks for a push without naming the chest or the belly', () => {
    if (language === 'en') return;
    const pushes = topics.flatMap(
      ([, { steps }]) => steps.join(' ').match(/[Bb]onyeza \w+/g) ?? [],
    );
    expect(pushes.length).toBeGreaterThan(5);
    expect(pushes.filter((push) => /onyeza mara/.test(push))).toEqual([
      // the baby's breastbone follows in the same sentence
      'Bonyeza mara',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  reliefOfferNames,
  reliefOffers,
} from '../../../../src/facts/clinical/mother-and-child/birth-choices.ts';
import { reliefFacts } from '../../../../src/features/planner/birth/birth-plan.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';

describe.each(languageNames)('relief from pain, in %s', (language) => {
  const { withoutMedicine, offers, terms } = wordsIn(language, 'birthPlan').relief;
  const facts = reliefFacts(language);

  it.each(reliefOfferNames)(
    'relief from pain by %s is only where the hospital offers it',
    (name) => {
      const naming = facts.filter(({ detail }) =>
        detail.toLowerCase().includes(offers[name].toLowerCase()),
      );
      expect(naming.map(({ term }) => term)).toEqual([terms[reliefOffers[name]]]);
    },
  );

  it('relief from pain names what needs no medicine first, and begins with a capital letter', () => {
    expect(facts[0]?.detail.toLowerCase().startsWith(withoutMedicine.moving.toLowerCase())).toBe(
      true,
    );
    for (const { detail } of facts) expect(detail).toMatch(/^\p{Lu}\p{Ll}/u);
  });
});

import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import {
  isRepeatOnly,
  vaccinePlanFor,
} from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { vaccineText } from '../../../../src/features/planner/vaccines/vaccine-texts.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';

const births = Array.from({ length: 730 }, (_, count) => dayAfter('2027-01-01', count));

/** Maximum length of four SMS in the GSM alphabet: 153 characters each (3GPP TS 23.038). */
const fourSms = 4 * 153;
/** Characters that a hospital's short name may have. */
const longestName = 24;
const oneSeptet = /^[A-Za-z0-9 \n\r@!"#$%&'()*+,\-./:;<=>?]+$/;

describe.each(languageNames)('the message in %s', (language) => {
  const { formatDay } = wordsIn(language, 'format');
  const { vaccinePlanWords, vaccineShare } = wordsIn(language, 'vaccinePlanner');

  it('the message about vaccines fits four SMS for every birthday in two years, a day later', () => {
    for (const birth of births) {
      const plan = vaccinePlanFor(birth, dayAfter(birth, 1));
      const text = vaccineText(plan, language);
      expect(text).toMatch(oneSeptet);
      expect(text.length - site.shortName.length + longestName).toBeLessThanOrEqual(fourSms);
      for (const { step, ...visit } of plan.visits)
        if (step?.timing === 'on' && !isRepeatOnly(visit))
          expect(text).toContain(formatDay(step.day));
      expect(text).toContain(site.phone);
    }
  });

  it('the message about vaccines asks about the doses of birth, and says until when the drops count', () => {
    const text = vaccineText(vaccinePlanFor('2027-03-01', '2027-03-02'), language);
    expect(text).toContain(vaccinePlanWords.missed.birth);
    expect(text).toContain(vaccinePlanWords.dropsUntil(formatDay('2027-03-14')));
  });

  it('the message about vaccines leaves out past days, and says now for one that still counts', () => {
    const text = vaccineText(vaccinePlanFor('2015-01-01', '2027-03-01'), language);
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain(`: ${wordsIn(language, 'planFrame').stepWords.now}`);
    expect(text).not.toContain(vaccineShare.vitaminA);
  });
});

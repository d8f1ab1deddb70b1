import { describe, expect, it } from 'vitest';
import { childVisitsFrom } from '../../../../src/facts/clinical/child-visits.ts';
import { site } from '../../../../src/facts/hospital/site.ts';
import { isRepeatOnly, visitsFor } from '../../../../src/features/planner/vaccines/vaccine-plan.ts';
import { vaccineText } from '../../../../src/features/planner/vaccines/vaccine-texts.ts';
import { wordsIn } from '../../../../src/locales/words-by-locale.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';

const births = Array.from({ length: 730 }, (_, count) => dayAfter('2027-01-01', count));

/** Maximum length of three SMS in the GSM alphabet: 153 characters each (3GPP TS 23.038). */
const threeSms = 3 * 153;
const oneSeptet = /^[A-Za-z0-9 \n\r@!"#$%&'()*+,\-./:;<=>?]+$/;

describe.each(languageNames)('the message in %s', (language) => {
  const { formatDay } = wordsIn(language, 'format');
  const { vaccineShare, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const textOn = (birth: string, today: string) =>
    vaccineText(birth, visitsFor(birth, today), today, language);

  it('fits three SMS for every birthday in two years, on the day of birth', () => {
    for (const birth of births) {
      const text = textOn(birth, birth);
      expect(text).toMatch(oneSeptet);
      expect(text.length).toBeLessThanOrEqual(threeSms);
      for (const visit of visitsFor(birth, birth).filter((each) => !isRepeatOnly(each)))
        expect(text).toContain(formatDay(visit.date));
      expect(text).toContain(site.phone);
    }
  });

  it('leaves out past days, and says now for a day that has passed and still counts', () => {
    const text = textOn('2015-01-01', '2027-03-01');
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain(`: ${vaccineShare.now}`);
    expect(text).not.toContain(vaccineShare.vitaminA);
  });

  it('has words for every visit, each with its own title', () => {
    const texts = childVisitsFrom('2027-01-01').map(visitTexts);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
    for (const { title, what } of texts) {
      expect(`${title} ${what}`).not.toMatch(/undefined|NaN|\. \.|: $/);
      expect(what).not.toBe('');
    }
  });
});

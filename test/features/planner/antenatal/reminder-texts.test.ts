import { describe, expect, it } from 'vitest';
import { site } from '../../../../src/facts/hospital/site.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { planText } from '../../../../src/features/planner/antenatal/antenatal-texts.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';

/** Plans for two years of due dates, on the day when most visits are ahead. */
const plans = Array.from({ length: 730 }, (_, count) => {
  const dueDate = dayAfter('2027-01-01', count);
  const today = dayAfter(dueDate, 28 - 280);
  return { plan: planFor(dueDate, today), today };
});

/** Maximum length of five SMS in the GSM alphabet: 153 characters each (3GPP TS 23.038). */
const fiveSms = 5 * 153;

/** The letters of one septet each (3GPP TS 23.038, table 6.2.1.1) that ASCII shares with GSM 7 bit. */
const oneSeptet = /^[A-Za-z0-9 \n\r@!"#$%&'()*+,\-./:;<=>?]+$/;

describe.each(languageNames)('the reminder text in %s', (language) => {
  const { formatDay } = wordsIn(language, 'format');

  it('the reminder fits five SMS for every due date in two years', () => {
    for (const { plan, today } of plans) {
      const text = planText(plan, today, language);
      expect(text).toMatch(oneSeptet);
      expect(text.length).toBeLessThanOrEqual(fiveSms);
      expect(text).toContain(formatDay(plan.dueDate));
      expect(text).toContain(site.phone);
    }
  });

  it('the reminder tells a woman past week 41 to come today', () => {
    const { planWords } = wordsIn(language, 'antenatalPlanner');
    expect(planText(planFor('2027-01-01', '2027-01-20'), '2027-01-20', language)).toContain(
      planWords.overdueNow,
    );
  });
});

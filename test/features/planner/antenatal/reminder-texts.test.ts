import { describe, expect, it } from 'vitest';
import { repeatTestsWeek } from '../../../../src/facts/clinical/maternity-contacts.ts';
import { site } from '../../../../src/facts/hospital/site.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import {
  contactTexts,
  planText,
} from '../../../../src/features/planner/antenatal/antenatal-texts.ts';
import { wordsIn } from '../../../../src/locales/words-by-locale.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { dayAfter } from '../../../../src/time/days.ts';

/** Plans for two years of due dates, each with all visits in the future. */
const plans = Array.from({ length: 730 }, (_, count) => {
  const dueDate = dayAfter('2027-01-01', count);
  return planFor(dueDate, dayAfter(dueDate, -280));
});

/** Maximum length of three SMS in the GSM alphabet: 153 characters each (3GPP TS 23.038). */
const threeSms = 3 * 153;

/** The letters of one septet each (3GPP TS 23.038, table 6.2.1.1) that ASCII shares with GSM 7 bit. */
const oneSeptet = /^[A-Za-z0-9 \n\r@!"#$%&'()*+,\-./:;<=>?]+$/;

describe.each(languageNames)('the reminder text in %s', (language) => {
  const { formatDay } = wordsIn(language, 'format');

  it('fits three SMS for every due date in two years', () => {
    for (const plan of plans) {
      const text = planText(plan, language);
      expect(text).toMatch(oneSeptet);
      expect(text.length).toBeLessThanOrEqual(threeSms);
    }
  });

  it('names the due date, every future visit and the phone', () => {
    for (const plan of plans.slice(0, 60)) {
      const text = planText(plan, language);
      for (const { date } of plan.contacts) expect(text).toContain(formatDay(date));
      expect(text).toContain(formatDay(plan.dueDate));
      expect(text).toContain(site.phone);
    }
  });

  it('leaves out past visits', () => {
    const [first] = plans;
    const later = planFor(first?.dueDate ?? '', dayAfter(first?.dueDate ?? '', -30));
    expect(planText(later, language).split('\n')).toHaveLength(2 + 5);
  });

  it('has the second test for HIV and syphilis at one visit', () => {
    const { contactLabels } = wordsIn(language, 'antenatalPlanner');
    const [plan] = plans;
    const repeated = plan?.contacts.filter((contact) =>
      contactTexts(contact, language).tests.includes(contactLabels.repeatTests),
    );
    expect(repeated?.map(({ week }) => week)).toEqual([repeatTestsWeek]);
  });
});

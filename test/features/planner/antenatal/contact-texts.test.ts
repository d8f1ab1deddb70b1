import { expect, it } from 'vitest';
import { repeatTestsWeek } from '../../../../src/facts/clinical/maternity-contacts.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { contactTexts } from '../../../../src/features/planner/antenatal/antenatal-texts.ts';
import { wordsIn } from '../../../../src/locales/words-by-locale.ts';
import { languageNames } from '../../../../src/site/languages.ts';

it.each(languageNames)('lists the tests and what to bring of each contact in %s', (language) => {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const { contacts } = planFor('2027-06-01', '2026-08-25');
  for (const contact of contacts) {
    const { week, visit } = contact;
    const set = visit ? [...antenatalVisitWords[visit].tests] : [];
    if (week === repeatTestsWeek) set.push(contactLabels.repeatTests);
    const { bring }: { what: string; bring?: string } = contactWords[week];
    const { tests, bring: brought } = contactTexts(contact, language);
    const listed = `${contactLabels.tests}: ${set.join(', ')}`;
    expect(tests).toBe(set.length === 0 ? contactLabels.noSetTests : listed);
    expect(brought).toBe(bring === undefined ? undefined : `${contactLabels.bring}: ${bring}`);
  }
  const none = contacts.filter(({ visit, week }) => !visit && week !== repeatTestsWeek);
  expect(none.length).toBeGreaterThan(0);
});

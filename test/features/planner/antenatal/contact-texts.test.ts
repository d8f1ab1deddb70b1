import { expect, it } from 'vitest';
import { repeatTestsWeek } from '../../../../src/facts/clinical/maternity-contacts.ts';
import { planFor } from '../../../../src/features/planner/antenatal/antenatal-plan.ts';
import { contactTexts } from '../../../../src/features/planner/antenatal/antenatal-texts.ts';
import { languageNames } from '../../../../src/site/languages.ts';
import { wordsIn } from '../../../../src/words/words-by-locale.ts';

it.each(languageNames)('lists the tests and what to bring of each contact in %s', (language) => {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const { contacts } = planFor('2027-06-01', '2026-08-25');
  for (const contact of contacts) {
    const { week, visit } = contact;
    const hasTests = visit !== undefined && visit !== 'fourth' && visit !== 'weekly';
    const set = hasTests ? [...antenatalVisitWords[visit].tests] : [];
    if (week === repeatTestsWeek) set.push(contactLabels.repeatTests);
    const { bring }: { what: string; bring?: string } = contactWords[week];
    const { tests, bring: brought } = contactTexts(contact, language);
    if (set.length === 0) expect(tests).toBe(contactLabels.noSetTests);
    // with what an abbreviation or a rare word means
    else for (const test of set) expect(tests).toContain(test);
    expect(tests).not.toMatch(/VDRL(?! \()/);
    expect(brought).toBe(bring === undefined ? undefined : `${contactLabels.bring}: ${bring}`);
  }
});

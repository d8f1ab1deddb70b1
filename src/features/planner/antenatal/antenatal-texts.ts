import { repeatTestsWeek } from '../../../facts/clinical/maternity-contacts.ts';
import { wordsIn } from '../../../locales/words-by-locale.ts';
import type { Language } from '../../../site/languages.ts';
import type { AntenatalPlan, PlannedContact } from './antenatal-plan.ts';

/** The texts of one contact, for the plan and the calendar file. */
interface ContactTexts {
  what: string;
  tests: string;
  /** Undefined if only the usual things are needed. */
  bring: string | undefined;
}

/** Returns what happens at a contact, which tests are scheduled, and what to bring. */
export function contactTexts({ week, visit }: PlannedContact, language: Language): ContactTexts {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const words: { what: string; bring?: string } = contactWords[week];
  const tests = [
    ...(visit ? antenatalVisitWords[visit].tests : []),
    ...(week === repeatTestsWeek ? [contactLabels.repeatTests] : []),
  ];
  return {
    what: words.what,
    tests:
      tests.length > 0 ? `${contactLabels.tests}: ${tests.join(', ')}` : contactLabels.noSetTests,
    bring: words.bring && `${contactLabels.bring}: ${words.bring}`,
  };
}

/** Returns a plan as a text message: the due date, the upcoming visits and the emergency advice. */
export function planText({ dueDate, contacts }: AntenatalPlan, language: Language): string {
  const { shareWords } = wordsIn(language, 'antenatalPlanner');
  const { formatDay } = wordsIn(language, 'format');
  const upcoming = contacts.filter(({ when }) => when !== 'past');
  return [
    shareWords.heading(formatDay(dueDate)),
    ...upcoming.map(({ week, date }) => shareWords.visit(week, formatDay(date))),
    shareWords.alarm,
  ].join('\n');
}

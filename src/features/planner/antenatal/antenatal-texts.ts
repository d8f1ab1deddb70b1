import { repeatTestsWeek } from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import type { AntenatalVisit } from '../../../facts/money/maternity-packages.ts';
import type { Language } from '../../../site/languages.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { NextStep } from '../next-step.ts';
import { stepInMessage } from '../step-texts.ts';
import { type AntenatalPlan, overdueText, type PlannedContact } from './antenatal-plan.ts';

/** The texts of one contact, for the plan and the calendar file. */
interface ContactTexts {
  what: string;
  /** Undefined if only the tests of each visit are needed. */
  tests: string | undefined;
  /** Undefined if only the usual things are needed. */
  bring: string | undefined;
}

/** Visits of the schedule whose tests are of blood or urine, or a scan. */
const visitsWithTests: readonly (AntenatalVisit | undefined)[] = ['first', 'second', 'third'];

/** Returns what happens at a contact, which tests are scheduled, and what to bring. */
export function contactTexts({ week, visit }: PlannedContact, language: Language): ContactTexts {
  const { contactLabels, contactWords } = wordsIn(language, 'antenatalPlanner');
  const { antenatalVisitWords } = wordsIn(language, 'maternityPackages');
  const words: { what: string; bring?: string } = contactWords[week];
  const set = visit && visitsWithTests.includes(visit) ? antenatalVisitWords[visit].tests : [];
  const gloss = (test: string) => {
    const meaning = contactLabels.glosses[test];
    return meaning ? `${test} (${meaning})` : test;
  };
  const tests = [
    ...set.map(gloss),
    ...(week === repeatTestsWeek ? [contactLabels.repeatTests] : []),
  ];
  return {
    what: words.what,
    tests: tests.length > 0 ? `${contactLabels.tests}: ${tests.join(', ')}` : undefined,
    bring: words.bring && `${contactLabels.bring}: ${words.bring}`,
  };
}

/** Returns when a woman who has not been to a clinic yet should come. */
export function notYetText({ at, day }: NextStep, language: Language): string {
  const { notYet } = wordsIn(language, 'antenatalPlanner').planWords;
  return `${notYet} ${wordsIn(language, 'planFrame').stepWords.instead[at](day)}`;
}

/** Returns a plan as a text message: the due date, when to come, and the emergency advice. */
export function planText(plan: AntenatalPlan, today: string, language: Language): string {
  const { shareWords } = wordsIn(language, 'antenatalPlanner');
  const { formatDay, formatDayOfYear } = wordsIn(language, 'format');
  const { contacts, dueDate, first } = plan;
  return [
    shareWords.heading(formatDay(dueDate)),
    overdueText(plan, today, language),
    first && shareWords.notYet(formatDayOfYear(first.day)),
    ...contacts.map(
      ({ week, step }) =>
        step && shareWords.visit(week, stepInMessage(step, formatDayOfYear, language)),
    ),
    first && shareWords.birthDay,
    shareWords.alarm,
  ]
    .filter(Boolean)
    .join('\n');
}

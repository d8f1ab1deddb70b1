import type { FormValues } from '../../../components/form/form-definition.ts';
import {
  birthDay,
  firstDayWeeks,
} from '../../../facts/clinical/mother-and-child/maternity-contacts.ts';
import type { Language } from '../../../site/languages.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { CalendarEntry, PlanKind } from '../plan-kind.ts';
import { stepDescription } from '../step-texts.ts';
import {
  antenatalClinic,
  dueDateOf,
  type PlanField,
  parsePlan,
  planFor,
} from './antenatal-plan.ts';
import { contactTexts, notYetText } from './antenatal-texts.ts';

/**
 * Returns the visits ahead as events of the calendar file, and the first visit of a woman who has not
 * been to a clinic yet. Their ids are of the week only, so they say nothing about the woman, and a
 * later file with another due date moves the same events; a calendar holds only one pregnancy.
 */
function entries(values: FormValues, today: string, language: Language): CalendarEntry[] {
  const { calendar, contactLabels, planWords } = wordsIn(language, 'antenatalPlanner');
  const { firstDay } = wordsIn(language, 'planFrame');
  const plan = planFor(dueDateOf(values as FormValues<PlanField>), today);
  const first: CalendarEntry[] = plan.first
    ? [
        {
          id: 'antenatal-first-visit',
          date: plan.first.day,
          summary: calendar.firstVisit,
          description: [notYetText(plan.first, language), planWords.birthDay, calendar.always],
        },
      ]
    : [];
  const visits = plan.contacts.flatMap((contact): CalendarEntry[] => {
    const { step, week } = contact;
    if (!step) return [];
    const { what, tests, bring } = contactTexts(contact, language);
    const isFirstDayTold = firstDayWeeks.from <= week && week <= firstDayWeeks.to;
    return [
      {
        id: `antenatal-contact-${week}`,
        date: step.day,
        summary: calendar.summary(week),
        description: [
          stepDescription(step, antenatalClinic, language),
          what,
          tests ?? contactLabels.eachVisit,
          bring,
          week < birthDay.reminderWeek && planWords.birthDay,
          isFirstDayTold && firstDay.beforeBirth,
          calendar.always,
        ],
      },
    ];
  });
  return [...first, ...visits];
}

/** The plan of the antenatal visits. */
export const antenatalKind: PlanKind = {
  parse(data, today, language) {
    const { planErrors } = wordsIn(language, 'antenatalPlanner');
    return parsePlan(data, today, { ...wordsIn(language, 'planFrame').dateErrors, ...planErrors });
  },
  calendar: { fileName: 'antenatal-visits.ics', product: 'Antenatal planner', entries },
};

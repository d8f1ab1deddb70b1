import type { FormValues } from '../../../components/form/form-definition.ts';
import { wordsIn } from '../../../locales/words-by-locale.ts';
import type { Language } from '../../../site/languages.ts';
import type { CalendarEntry, PlanKind } from '../plan-kind.ts';
import { dueDateOf, type PlanField, parsePlan, planFor } from './antenatal-plan.ts';
import { contactTexts } from './antenatal-texts.ts';

/** Returns the visits ahead as events of the calendar file. */
function entries(values: FormValues, today: string, language: Language): CalendarEntry[] {
  const { calendar } = wordsIn(language, 'antenatalPlanner');
  const { contacts } = planFor(dueDateOf(values as FormValues<PlanField>), today);
  return contacts
    .filter(({ when }) => when !== 'past')
    .map((contact) => {
      const { what, tests, bring } = contactTexts(contact, language);
      return {
        // from the week only, so the id says nothing about the woman, and a later file with another
        // due date moves the same events; a calendar can therefore hold only one pregnancy
        id: `antenatal-contact-${contact.week}`,
        date: contact.date,
        summary: calendar.summary(contact.week),
        description: [what, tests, bring, calendar.always].filter(Boolean).join('\n'),
      };
    });
}

/** The plan of the antenatal visits. */
export const antenatalKind: PlanKind = {
  parse(data, today, language) {
    const { planErrors } = wordsIn(language, 'antenatalPlanner');
    return parsePlan(data, today, { ...wordsIn(language, 'planFrame').dateErrors, ...planErrors });
  },
  calendar: { fileName: 'antenatal-visits.ics', product: 'Antenatal planner', entries },
};

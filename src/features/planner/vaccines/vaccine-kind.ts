import type { FormValues } from '../../../components/form/form-definition.ts';
import { ageId } from '../../../facts/clinical/child-visits.ts';
import { wordsIn } from '../../../locales/words-by-locale.ts';
import { toDateValue } from '../../../seo/icalendar.ts';
import type { Language } from '../../../site/languages.ts';
import type { CalendarEntry, PlanKind } from '../plan-kind.ts';
import { parseVaccinePlan, type VaccineField, visitsFor } from './vaccine-plan.ts';

/** Returns the visits ahead as events of the calendar file; one that has begun is today. */
function entries(values: FormValues, today: string, language: Language): CalendarEntry[] {
  const { vaccineCalendar, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const { birth } = values as FormValues<VaccineField>;
  return visitsFor(birth, today)
    .filter(({ when }) => when !== 'past')
    .map((visit) => {
      const { title, what, details } = visitTexts(visit);
      return {
        // with the day of birth, as the file has it anyway: a calendar can hold several children
        id: `child-${toDateValue(birth)}-${ageId(visit.age)}`,
        date: visit.date < today ? today : visit.date,
        summary: vaccineCalendar.summary(title),
        description: [what, details, vaccineCalendar.always].filter(Boolean).join('\n'),
      };
    });
}

/** The plan of a child's vaccines and checks. */
export const vaccineKind: PlanKind = {
  parse(data, today, language) {
    const { vaccineErrors } = wordsIn(language, 'vaccinePlanner');
    const { dateErrors } = wordsIn(language, 'planFrame');
    return parseVaccinePlan(data, today, { ...dateErrors, ...vaccineErrors });
  },
  calendar: { fileName: 'child-visits.ics', product: 'Vaccine planner', entries },
};

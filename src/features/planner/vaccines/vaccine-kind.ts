import type { FormValues } from '../../../components/form/form-definition.ts';
import { ageId } from '../../../facts/clinical/mother-and-child/child-visits.ts';
import { toDateValue } from '../../../seo/calendar/icalendar.ts';
import type { Language } from '../../../site/languages.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { CalendarEntry, PlanKind } from '../plan-kind.ts';
import { stepDescription } from '../step-texts.ts';
import {
  parseVaccinePlan,
  type VaccineField,
  vaccineClinic,
  vaccinePlanFor,
} from './vaccine-plan.ts';
import { missedText } from './vaccine-texts.ts';

/**
 * Returns what was missed and the visits ahead as events of the calendar file. Their ids have the day
 * of birth, as the file has it anyway: a calendar can hold several children.
 */
function entries(values: FormValues, today: string, language: Language): CalendarEntry[] {
  const { vaccineCalendar, vaccinePlanWords, visitTexts } = wordsIn(language, 'vaccinePlanner');
  const { firstDay } = wordsIn(language, 'planFrame');
  const { birth } = values as FormValues<VaccineField>;
  const { isNewborn, missed, rotavirus, visits } = vaccinePlanFor(birth, today);
  const idOf = (name: string) => `child-${toDateValue(birth)}-${name}`;
  const late: CalendarEntry[] = missed
    ? [
        {
          id: idOf('missed'),
          date: missed.step.day,
          summary: vaccineCalendar.missed(visitTexts(missed.visit).title),
          description: [
            missedText(missed, language),
            visitTexts(missed.visit).what,
            isNewborn && firstDay.afterBirth,
            vaccineCalendar.always,
          ],
        },
      ]
    : [];
  const ahead = visits.flatMap((visit): CalendarEntry[] => {
    const { when, step } = visit;
    if (!step || when === 'late') return [];
    const { title, what, details } = visitTexts(visit);
    const isRotavirus = visit.doses.some(({ vaccine }) => vaccine === 'rotavirus');
    return [
      {
        id: idOf(ageId(visit.age)),
        date: step.day,
        summary: vaccineCalendar.summary(title),
        description: [
          stepDescription(step, vaccineClinic, language),
          what,
          details,
          isRotavirus && rotavirus === 'short' && vaccinePlanWords.rotavirusShort,
          when === 'next' && isNewborn && firstDay.afterBirth,
          vaccineCalendar.always,
        ],
      },
    ];
  });
  return [...late, ...ahead];
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

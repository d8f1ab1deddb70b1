import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import {
  childVisitsFrom,
  type DatedChildVisit,
  isTooOld,
} from '../../../facts/clinical/child-visits.ts';
import { cleanLine } from '../../../messages/clean-text.ts';
import { isCalendarDay } from '../../../time/days.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { markDates, type When } from '../mark-dates.ts';
import { type ParsedPlan, readFields } from '../plan-kind.ts';

/** Field names of the form: the day of birth, and `early` = 'yes' for a baby born early. */
export type VaccineField = 'birth' | 'early';

/** Id prefix of the form's fields. */
export const vaccineFormId = 'child';

/** The value of a ticked box. */
export const ticked = 'yes';

/** A child's visit as seen on the day of the plan. */
export interface PlannedVisit extends DatedChildVisit {
  when: When;
}

/** Returns the visits of a child as of `today`; one that is due today counts as 'next'. */
export function visitsFor(birth: string, today: string): PlannedVisit[] {
  return markDates(childVisitsFrom(birth), today);
}

/** Returns whether a visit is only one of the repeated doses of vitamin A. */
export function isRepeatOnly({ doses, hasWormTablet }: PlannedVisit): boolean {
  return hasWormTablet && doses.every(({ vaccine }) => vaccine === 'vitaminA');
}

type ErrorWords = WordsOf<'vaccinePlanner'>['vaccineErrors'] & WordsOf<'planFrame'>['dateErrors'];

function birthError(birth: string, today: string, words: ErrorWords): string | undefined {
  if (birth === '') return words.missingDate;
  if (!isCalendarDay(birth)) return words.impossibleDate(birth);
  if (birth > today) return words.ahead;
  if (isTooOld(birth, today)) return words.longAgo;
  return undefined;
}

/**
 * Parses a submitted form as of `today` (ISO 8601). Returns the values, with an error message by
 * field if they are refused. Unknown fields, files and repeated values are ignored.
 */
export function parseVaccinePlan(
  data: FormData,
  today: string,
  words: ErrorWords,
): ParsedPlan<VaccineField> {
  const values: FormValues<VaccineField> = readFields(data, ['birth', 'early'], cleanLine);
  const errors: FormErrors<VaccineField> = {};
  const birth = birthError(values.birth, today, words);
  if (birth) errors.birth = birth;
  if (values.early !== '' && values.early !== ticked) errors.early = words.early;
  return Object.keys(errors).length > 0 ? { ok: false, values, errors } : { ok: true, values };
}

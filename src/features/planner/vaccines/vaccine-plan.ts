import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import {
  birthdayAt,
  childVisitsFrom,
  type DatedChildVisit,
  isTooOld,
  newerDoses,
} from '../../../facts/clinical/mother-and-child/child-visits.ts';
import {
  type Dose,
  firstDropsUntilDay,
  tooOldYears,
} from '../../../facts/clinical/mother-and-child/vaccines.ts';
import { cleanLine, excerpt } from '../../../messages/clean-text.ts';
import { dayAfter, daysBetween, isCalendarDay } from '../../../time/days.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { type NextStep, type Planned, planVisits, stepFor } from '../next-step.ts';
import { type ParsedPlan, readFields } from '../plan-kind.ts';

/** Field names of the form: the day of birth, and `early` = 'yes' for a baby born early. */
export type VaccineField = 'birth' | 'early';

/** Id prefix of the form's fields. */
export const vaccineFormId = 'child';

/** Days before today of the example of a birthday, which the form accepts. */
const exampleDays = 100;

/** The value of a ticked box. */
export const ticked = 'yes';

/** A child's visit as seen on the day of the plan. */
type PlannedVisit = Planned<DatedChildVisit>;

/** A visit that may have been missed, and when to make up for it. */
export interface MissedVisit {
  visit: PlannedVisit;
  step: NextStep;
}

/** The plan of a child on one day. Days are ISO 8601. */
export interface VaccinePlan {
  birth: string;
  visits: readonly PlannedVisit[];
  /** Undefined once all are past. */
  next: PlannedVisit | undefined;
  /** The last visit with doses, if it may have been missed and still helps. */
  missed: MissedVisit | undefined;
  /** Whether the mother's infections still matter for a first vaccine or medicine. */
  isNewborn: boolean;
  /** Doses that came too late for the child's own day. */
  newer: readonly Dose[];
  /** What to know about rotavirus: supplies are short, or the child is too old. */
  rotavirus: 'short' | 'tooOld' | undefined;
}

/** The clinic of these visits. */
export const vaccineClinic = 'vaccines';

/** Returns whether a visit is only for girls. */
export function isForGirls({ doses }: DatedChildVisit): boolean {
  return doses.some(({ vaccine }) => vaccine === 'hpv');
}

/** From this age nurses decide one by one what still helps, so nothing is said to be missed. */
const catchUpYears = tooOldYears.bcg;

function missedVisit(
  visits: readonly PlannedVisit[],
  birth: string,
  today: string,
): MissedVisit | undefined {
  if (today >= birthdayAt(birth, catchUpYears)) return undefined;
  const visit = visits.findLast(
    ({ doses, when }) => doses.length > 0 && (when === 'past' || when === 'late'),
  );
  return (
    visit && { visit, step: visit.step ?? stepFor({ date: visit.date }, today, vaccineClinic) }
  );
}

/** Returns the plan of a child as of `today`. */
export function vaccinePlanFor(birth: string, today: string): VaccinePlan {
  const visits = planVisits(childVisitsFrom(birth), today, vaccineClinic);
  const isTooOldForRotavirus = today >= birthdayAt(birth, tooOldYears.rotavirus);
  const isYoung = today < birthdayAt(birth, catchUpYears);
  const newer = newerDoses(birth).filter(({ vaccine }) => vaccine !== 'rotavirus');
  return {
    birth,
    visits,
    next: visits.find(({ when }) => when === 'next'),
    missed: missedVisit(visits, birth, today),
    isNewborn: daysBetween(birth, today) <= firstDropsUntilDay,
    newer,
    rotavirus: isTooOldForRotavirus ? (isYoung ? 'tooOld' : undefined) : 'short',
  };
}

/** Returns whether a visit is only one of the repeated doses of vitamin A. */
export function isRepeatOnly({ doses, hasWormTablet }: DatedChildVisit): boolean {
  return hasWormTablet && doses.every(({ vaccine }) => vaccine === 'vitaminA');
}

type ErrorWords = WordsOf<'vaccinePlanner'>['vaccineErrors'] & WordsOf<'planFrame'>['dateErrors'];

function birthError(birth: string, today: string, words: ErrorWords): string | undefined {
  if (birth === '') return words.missingDate;
  if (!isCalendarDay(birth))
    return words.impossibleDate(excerpt(birth), dayAfter(today, -exampleDays));
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

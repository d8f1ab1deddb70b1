import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import {
  type AntenatalContact,
  antenatalContacts,
  cycleDays,
  dateAtWeek,
  dueDateAfter,
  notBornWeek,
  planLimits,
  pregnancyAge,
} from '../../../facts/clinical/mother-and-child/antenatal-contacts.ts';
import { cleanLine, excerpt } from '../../../messages/clean-text.ts';
import type { Language } from '../../../site/languages.ts';
import { dayAfter, daysBetween, isCalendarDay } from '../../../time/days.ts';
import { wordsIn } from '../../../words/words-by-locale.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { type NextStep, type Planned, planVisits, stepFor } from '../next-step.ts';
import { type ParsedPlan, readFields } from '../plan-kind.ts';

/** The date that the plan starts from: first day of the last period, or due date. */
export const planBases = ['last-period', 'due-date'] as const;

/** Field names of the planner form. */
export type PlanField = 'basis' | 'date' | 'cycle';

/** Id prefix of the planner's fields. */
export const planFormId = 'antenatal';

/** Initial values of the planner form. */
export const untouchedPlan: FormValues<PlanField> = {
  basis: 'last-period',
  date: '',
  cycle: String(cycleDays.usual),
};

/** An antenatal contact as seen on the day of the plan. */
export type PlannedContact = Planned<AntenatalContact>;

/** The plan of a pregnancy on one day. Days are ISO 8601. */
export interface AntenatalPlan {
  dueDate: string;
  age: ReturnType<typeof pregnancyAge>;
  contacts: readonly PlannedContact[];
  /** Undefined once all are past. */
  next: PlannedContact | undefined;
  /** When to come if she has not been to a clinic yet; undefined before and after a pregnancy. */
  first: NextStep | undefined;
  /** When to come in if the baby is not born yet. */
  notBornBy: string;
}

/** A pregnancy test can tell from this week on, when a period is missed. */
const firstVisitWeek = 4;

/** The clinic of these visits. */
export const antenatalClinic = 'antenatal';

/** Returns the plan of a pregnancy as of `today` (ISO 8601). */
export function planFor(dueDate: string, today: string): AntenatalPlan {
  const contacts = planVisits(antenatalContacts(dueDate), today, antenatalClinic);
  const age = pregnancyAge(dueDate, today);
  const notBornBy = dateAtWeek(dueDate, notBornWeek);
  const isFirst = age && age.weeks >= firstVisitWeek && today < notBornBy;
  return {
    dueDate,
    age,
    contacts,
    next: contacts.find(({ when }) => when === 'next'),
    // today's clinic may be over; near week 41 no day after it is offered
    first: isFirst
      ? stepFor({ date: dayAfter(today, 1), until: notBornBy }, today, antenatalClinic)
      : undefined,
    notBornBy,
  };
}

/** Returns when a woman past her due date comes in; undefined before that. */
export function overdueText(
  { dueDate, notBornBy }: AntenatalPlan,
  today: string,
  language: Language,
): string | undefined {
  const { planWords } = wordsIn(language, 'antenatalPlanner');
  if (today >= notBornBy) return planWords.overdueNow;
  const { formatFullDay } = wordsIn(language, 'format');
  return today > dueDate ? planWords.overdue(formatFullDay(notBornBy)) : undefined;
}

type ErrorWords = WordsOf<'antenatalPlanner'>['planErrors'] & WordsOf<'planFrame'>['dateErrors'];

const weeks = (count: number) => count * 7;

/** Weeks from today of the example of a date, which the form accepts. */
const exampleWeeks = 12;

/** Returns the error of a date, or undefined. Only a valid date is compared with today. */
function dateError(
  { basis, date }: FormValues<PlanField>,
  today: string,
  words: ErrorWords,
): string | undefined {
  if (date === '') return words.missingDate;
  if (!isCalendarDay(date)) {
    const example = dayAfter(today, weeks(basis === 'due-date' ? exampleWeeks : -exampleWeeks));
    return words.impossibleDate(excerpt(date), example);
  }
  const ahead = daysBetween(today, date);
  if (basis === 'last-period') {
    if (ahead > 0) return words.lastPeriodAhead;
    if (-ahead > weeks(planLimits.sinceLastPeriod)) return words.lastPeriodLongAgo;
  }
  if (basis === 'due-date') {
    if (ahead > weeks(planLimits.toDueDate)) return words.dueDateFarAhead;
    if (-ahead > weeks(planLimits.pastDueDate)) return words.dueDateLongPast;
  }
  return undefined;
}

function isCycle(text: string): boolean {
  const days = /^\d{2}$/.test(text) ? Number(text) : 0;
  return days >= cycleDays.shortest && days <= cycleDays.longest;
}

/**
 * Returns the due date (ISO 8601) of valid values. The cycle length applies to a last period only.
 */
export function dueDateOf({ basis, date, cycle }: FormValues<PlanField>): string {
  return basis === 'due-date' ? date : dueDateAfter(date, Number(cycle));
}

/**
 * Parses a submitted planner form as of `today` (ISO 8601). Returns the values, with an
 * error message by field if they are refused. The cycle applies to a last period only and defaults
 * to the usual one. Unknown fields, files and repeated values are ignored.
 */
export function parsePlan(data: FormData, today: string, words: ErrorWords): ParsedPlan<PlanField> {
  const values = readFields(data, ['basis', 'date', 'cycle'], cleanLine);
  if (values.cycle === '') values.cycle = untouchedPlan.cycle;
  const errors: FormErrors<PlanField> = {};
  if (!planBases.some((basis) => basis === values.basis)) errors.basis = words.basis;
  const date = dateError(values, today, words);
  if (date) errors.date = date;
  if (values.basis !== 'due-date' && !isCycle(values.cycle))
    errors.cycle = words.cycle(excerpt(values.cycle));
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };
  return { ok: true, values };
}

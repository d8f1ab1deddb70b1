import type { FormErrors, FormValues } from '../../components/form/form-definition.ts';
import {
  type AntenatalContact,
  antenatalContacts,
  cycleDays,
  dateAtWeek,
  dueDateAfter,
  notBornWeek,
  planLimits,
  pregnancyAge,
} from '../../facts/clinical/antenatal-contacts.ts';
import { cleanLine } from '../../messages/clean-text.ts';
import { daysBetween, isCalendarDay } from '../../time/days.ts';
import type { WordsOf } from '../../words/words-of.ts';

/** Which day a woman knows: that of her last period, or the one on which her baby is due. */
export const planBases = ['last-period', 'due-date'] as const;
export type PlanBasis = (typeof planBases)[number];

/** The planner's fields by the names that they are sent under, in their order. */
export const planFields = ['basis', 'date', 'cycle'] as const;
export type PlanField = (typeof planFields)[number];

/** Prefix of the ids of the planner's fields. */
export const planFormId = 'antenatal';

/** The values of an untouched planner. */
export const untouchedPlan: FormValues<PlanField> = {
  basis: 'last-period',
  date: '',
  cycle: String(cycleDays.usual),
};

/** A contact as it lies on the day of the plan; the first that is not past is the next. */
export interface PlannedContact extends AntenatalContact {
  when: 'past' | 'next' | 'later';
}

/** What a woman is told on one day. Days are ISO 8601. */
export interface AntenatalPlan {
  dueDate: string;
  age: ReturnType<typeof pregnancyAge>;
  contacts: readonly PlannedContact[];
  /** Undefined once all are past. */
  next: PlannedContact | undefined;
  /** When she comes in if her baby is not born by then. */
  notBornBy: string;
}

/** The plan of a pregnancy as it stands on `today`; a contact of today is the next. */
export function planFor(dueDate: string, today: string): AntenatalPlan {
  const all = antenatalContacts(dueDate);
  const nextIndex = all.findIndex(({ date }) => date >= today);
  const contacts = all.map((contact, index): PlannedContact => {
    const when = index === nextIndex ? 'next' : contact.date < today ? 'past' : 'later';
    return { ...contact, when };
  });
  return {
    dueDate,
    age: pregnancyAge(dueDate, today),
    contacts,
    next: contacts[nextIndex],
    notBornBy: dateAtWeek(dueDate, notBornWeek),
  };
}

type ErrorWords = WordsOf<'antenatalPlanner'>['planErrors'];

const weeks = (count: number) => count * 7;

/** What is wrong with a day, or undefined; only one of the calendar is measured against today. */
function dateError(
  { basis, date }: FormValues<PlanField>,
  today: string,
  words: ErrorWords,
): string | undefined {
  if (date === '') return words.missingDate;
  if (!isCalendarDay(date)) return words.impossibleDate(date);
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

/** The due date (ISO 8601) that good values say: a cycle counts with a last period alone. */
export function dueDateOf({ basis, date, cycle }: FormValues<PlanField>): string {
  return basis === 'due-date' ? date : dueDateAfter(date, Number(cycle));
}

type ParsedPlan =
  | { ok: true; values: FormValues<PlanField>; dueDate: string }
  | { ok: false; values: FormValues<PlanField>; errors: FormErrors<PlanField> };

/**
 * Reads a sent planner against `today` (ISO 8601): the due date, or every error in words by field
 * together with what was typed. A cycle counts with a last period alone, and as the usual one when
 * absent; other fields, files and repeated values are ignored.
 */
export function parsePlan(data: FormData, today: string, words: ErrorWords): ParsedPlan {
  const sent = (name: PlanField) => {
    const value = data.get(name);
    return typeof value === 'string' ? cleanLine(value) : '';
  };
  const values = { basis: sent('basis'), date: sent('date'), cycle: sent('cycle') };
  if (values.cycle === '') values.cycle = untouchedPlan.cycle;
  const errors: FormErrors<PlanField> = {};
  if (!planBases.some((basis) => basis === values.basis)) errors.basis = words.basis;
  const date = dateError(values, today, words);
  if (date) errors.date = date;
  if (values.basis !== 'due-date' && !isCycle(values.cycle))
    errors.cycle = words.cycle(values.cycle);
  if (Object.keys(errors).length > 0) return { ok: false, values, errors };
  return { ok: true, values, dueDate: dueDateOf(values) };
}

import type { FormErrors, FormValues } from '../../components/form/form-definition.ts';
import type { Language } from '../../site/languages.ts';

/** A submitted plan form: its values, and an error message by field if it is refused. */
export type ParsedPlan<Field extends string = string> =
  | { ok: true; values: FormValues<Field> }
  | { ok: false; values: FormValues<Field>; errors: FormErrors<Field> };

/** An all-day event of a plan's calendar file. */
export interface CalendarEntry {
  /** Identifies the event in every file of the plan, whatever its day and language. */
  id: string;
  /** ISO 8601 day. */
  date: string;
  summary: string;
  /** Its lines; those that do not apply are left out. */
  description: readonly (string | false | undefined)[];
}

/** The calendar file of a plan. */
export interface PlanCalendar {
  /** Neutral: the file name says nothing about the person. */
  fileName: string;
  /** Names the writer of the file (PRODID, RFC 5545 3.7.3). */
  product: string;
  /** Returns the events on and after `today` (ISO 8601); empty if all are past. */
  entries(values: FormValues, today: string, language: Language): readonly CalendarEntry[];
}

/** What the server does with the form of a plan; the views are in the folder of the plan. */
export interface PlanKind {
  /** Parses a submitted form as of `today` (ISO 8601), with errors in `language`. */
  parse(data: FormData, today: string, language: Language): ParsedPlan;
  /** Undefined if the plan has no days. */
  calendar?: PlanCalendar;
}

/** Returns the values of a form's fields, cleaned. Files, repeated and other values are ignored. */
export function readFields<Field extends string>(
  data: FormData,
  fields: readonly Field[],
  clean: (text: string, name: Field) => string,
): FormValues<Field> {
  const read = (name: Field) => {
    const value = data.get(name);
    return typeof value === 'string' ? clean(value, name) : '';
  };
  return Object.fromEntries(fields.map((name) => [name, read(name)])) as FormValues<Field>;
}

import type { AppointmentService, FieldShape } from '../facts/forms.ts';
import type { FieldErrorWords } from '../words/form-words.ts';

/** One field of a form in one language: what markup, parser and the browser's form need to know. */
export interface FormField extends Omit<FieldShape, 'options'> {
  label: string;
  /** Said when a required field is empty. */
  missing?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
}

export type FormValues<Name extends string = string> = Record<Name, string>;
export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** A form of the site in one language; the same definition serves the server and the browser. */
export interface FormDefinition<Name extends string = string> {
  /** Prefix of the ids of its fields, unique on a page. */
  id: string;
  fields: Readonly<Record<Name, FormField>>;
  submitLabel: string;
  /** What is said of a field that is filled in, but wrongly. */
  fieldErrors: FieldErrorWords;
  /** The text that opens in the chat on `today` (ISO 8601), lines separated by '\n'. */
  chatText(values: FormValues<Name>, today: string): string;
}

/** The values of an untouched form. */
export function initialValues<Name extends string>(form: FormDefinition<Name>): FormValues<Name> {
  const names = Object.keys(form.fields) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name].initial ?? '']),
  ) as FormValues<Name>;
}

/** Whether the service Emergency was chosen; a form without a choice of services has none. */
export function choosesEmergency({ service }: FormValues): boolean {
  return service === ('emergency' satisfies AppointmentService);
}

/** Sent along by a page that fills a form in ahead: it is shown with those values, and not sent on. */
export const prefill = { name: 'prefill', value: 'yes' } as const;

/** What the second submit button of a form says: the same text by SMS in place of the chat. */
export const sendBySms = { name: 'send-by', value: 'sms' } as const;

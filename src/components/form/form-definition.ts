/** What a field is in every language; its words are in src/words. */
export interface FieldShape {
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date';
  required: boolean;
  /** HTML Living Standard, autofill. */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  enterKeyHint?: 'next' | 'send';
  /** Lines of a textarea. */
  rows?: number;
  /** What can be chosen, in the order of the list. */
  options?: readonly string[];
  /** What stands in it untouched; nothing where there is none. */
  initial?: string;
}

/** What is said of a field that is filled in, but wrongly. */
export interface FieldErrorWords {
  email: string;
  /** `typed` is no day of the calendar; a date field cannot show it, so the error does. */
  date(typed: string): string;
  /** Not one of a list's options. */
  option: string;
  /** The text is `excess` characters too long for one chat message. */
  tooLong(excess: number): string;
}

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

/** Sent along by a page that fills a form in ahead: it is shown with those values, and not sent on. */
export const prefill = { name: 'prefill', value: 'yes' } as const;

/** What the second submit button of a form says: the same text by SMS in place of the chat. */
export const sendBySms = { name: 'send-by', value: 'sms' } as const;

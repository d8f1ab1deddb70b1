import type { FormMessages } from './form-messages.ts';

/** The properties of a field that are the same in all languages; its text is in src/words. */
export interface FieldShape {
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date';
  required: boolean;
  /** An autofill token (HTML Living Standard). */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  enterKeyHint?: 'next' | 'send';
  /** Lines of a textarea. */
  rows?: number;
  /** The values of the options, in order. */
  options?: readonly string[];
  /** The initial value; '' by default. */
  initial?: string;
}

/** The error messages for invalid values. */
export interface FieldErrorWords {
  email: string;
  /** `typed` is not a valid day; the error shows it, because a date input cannot. */
  date(typed: string): string;
  /** The text is `excess` characters too long for one chat message. */
  tooLong(excess: number): string;
}

/** A field of a form in one language, for the markup, the parser and the browser. */
export interface FormField extends Omit<FieldShape, 'options'> {
  label: string;
  /** The error message of an empty required field. */
  missing?: string;
  /** The error message of an email address that the browser refuses. */
  invalid?: string;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  /** The error message of a value that is not one of the options. */
  notListed?: string;
}

/** Returns the options of a list with their labels. */
export function labelOptions<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export type FormValues<Name extends string = string> = Record<Name, string>;
export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** A form in one language, shared by the server and the browser. */
export interface FormDefinition<Name extends string = string> {
  /** The prefix of the ids of its fields, unique on a page. */
  id: string;
  fields: Readonly<Record<Name, FormField>>;
  submitLabel: string;
  fieldErrors: FieldErrorWords;
  /** Returns the chat message on `today` (ISO 8601), with lines separated by '\n'. */
  chatText(values: FormValues<Name>, today: string): string;
}

/** Returns the initial values of a form. */
export function initialValues<Name extends string>(form: FormDefinition<Name>): FormValues<Name> {
  const names = Object.keys(form.fields) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name].initial ?? '']),
  ) as FormValues<Name>;
}

/** A hidden field that asks for a form filled in with the posted values, instead of its result. */
export const prefill = { name: 'prefill', value: 'yes' } as const;

/** The same, with the errors of the posted values: a refused form in the other language. */
export const prefillWithErrors = { name: prefill.name, value: 'errors' } as const;

/** The name and value of a form's second submit button, which sends the text by SMS. */
export const sendBySms = { name: 'send-by', value: 'sms' } as const;

/** The data attributes of a form that src/components/form/show-invalid.ts reads. */
export function errorAttributes(
  formId: string,
  words: Pick<FormMessages, 'problem' | 'errorPrefix' | 'errorTitle'>,
) {
  return {
    'data-form-id': formId,
    'data-problem': words.problem,
    'data-error-prefix': words.errorPrefix,
    'data-error-title': words.errorTitle,
  };
}

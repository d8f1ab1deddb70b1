/** One field of a form: what the markup, the parser and the browser's form need to know. */
export interface FormField {
  label: string;
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'date';
  required: boolean;
  /** Said when a required field is empty. */
  missing?: string;
  hint?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel';
  enterKeyHint?: 'next' | 'send';
  /** Lines of a textarea. */
  rows?: number;
  options?: readonly { value: string; label: string }[];
  initial?: string;
}

export type FormValues<Name extends string = string> = Record<Name, string>;
export type FormErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** A form of the site; the same definition serves the server and the browser. */
export interface FormDefinition<Name extends string = string> {
  /** Prefix of the ids of its fields, unique on a page. */
  id: string;
  fields: Readonly<Record<Name, FormField>>;
  submitLabel: string;
  /** The text that opens in the chat, lines separated by '\n' (spec section 7). */
  chatText(values: FormValues<Name>): string;
}

/** Ties a definition's field names to the values its chatText reads. */
export function defineForm<Name extends string>(
  definition: FormDefinition<Name>,
): FormDefinition<Name> {
  return definition;
}

/** The values of an untouched form. */
export function initialValues<Name extends string>(form: FormDefinition<Name>): FormValues<Name> {
  const names = Object.keys(form.fields) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, form.fields[name].initial ?? '']),
  ) as FormValues<Name>;
}

/** What the second submit button of a form says: the same text by SMS in place of the chat. */
export const sendBySms = { name: 'send-by', value: 'sms' } as const;

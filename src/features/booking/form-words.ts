import type { FormName } from '../../site/routes.ts';
import type { FieldName, FieldsOf } from './form-shapes.ts';

/** The words of a field: a required one needs the error `missing`, a list needs option labels. */
type FieldWords<Shape> = { label: string; hint?: string } & (Shape extends {
  required: true;
}
  ? { missing: string }
  : unknown) &
  (Shape extends { options: readonly (infer Value extends string)[] }
    ? { options: Readonly<Record<Value, string>> }
    : unknown);

interface WordsOfForm<Form extends FormName> {
  submitLabel: string;
  fields: { readonly [Name in keyof FieldsOf<Form>]: FieldWords<FieldsOf<Form>[Name]> };
  /** The text for the chat or SMS app on `today` (ISO 8601), lines separated by '\n'. */
  chatText(values: Readonly<Record<FieldName<Form>, string>>, today: string): string;
}

/** The words of every form. A field without words is a type error. */
export type FormWords = { readonly [Form in FormName]: WordsOfForm<Form> };

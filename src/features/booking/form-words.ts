import type { FormName } from '../../site/routes.ts';
import type { FieldsOf } from './form-shapes.ts';

/**
 * The words of a field: its label in the form and on its line of the chat text. A required field needs
 * the error `missing`, one that may stay empty what its line says then, a list its options' labels.
 */
type FieldWords<Shape> = { label: string; chatLabel: string; hint?: string } & (Shape extends {
  required: true;
}
  ? { missing: string }
  : Shape extends { initial: string }
    ? unknown
    : { leftEmpty: string }) &
  (Shape extends { options: readonly (infer Value extends string)[] }
    ? { options: Readonly<Record<Value, string>>; notListed: string }
    : unknown);

interface WordsOfForm<Form extends FormName> {
  submitLabel: string;
  /** The first line of the chat text. */
  greeting: string;
  fields: { readonly [Name in keyof FieldsOf<Form>]: FieldWords<FieldsOf<Form>[Name]> };
}

/** The words of every form. A field without words is a type error. */
export type FormWords = { readonly [Form in FormName]: WordsOfForm<Form> };

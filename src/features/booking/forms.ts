import type {
  FieldShape,
  FormDefinition,
  FormField,
} from '../../components/form/form-definition.ts';
import type { FormName } from '../../site/routes.ts';
import { type FieldName, formShapes } from './form-shapes.ts';
import type { FormsWords } from './forms-by-language.ts';

interface WordsOfField {
  label: string;
  hint?: string;
  missing?: string;
  options?: Readonly<Record<string, string>>;
}

function fieldIn({ options, ...shape }: FieldShape, { options: labels, ...words }: WordsOfField) {
  const field: FormField = { ...shape, ...words };
  if (options) {
    field.options = options.map((value) => ({ value, label: labels?.[value] ?? value }));
  }
  return field;
}

/** A form in the language of `words`. */
export function formIn<Form extends FormName>(
  { formWords, fieldErrors }: FormsWords,
  name: Form,
): FormDefinition<FieldName<Form>> {
  const { id, fields } = formShapes[name];
  const { submitLabel, chatText, fields: wordsOfFields } = formWords[name];
  const words = wordsOfFields as Readonly<Record<string, WordsOfField>>;
  const joined = Object.entries<FieldShape>(fields).map(([field, shape]) => [
    field,
    fieldIn(shape, words[field] ?? { label: field }),
  ]);
  return { id, submitLabel, chatText, fieldErrors, fields: Object.fromEntries(joined) };
}

/** All forms of the site in the language of `words`, by the name that the route table gives them. */
export function formsIn(words: FormsWords) {
  return {
    homeContact: formIn(words, 'homeContact'),
    contact: formIn(words, 'contact'),
    appointment: formIn(words, 'appointment'),
  } as const satisfies Record<FormName, FormDefinition>;
}

import type {
  FieldShape,
  FormDefinition,
  FormField,
} from '../../components/form/form-definition.ts';
import type { FormName } from '../../site/routes.ts';
import { type FieldName, formShapes } from './form-shapes.ts';
import type { FormsModule } from './forms-by-language.ts';

interface WordsOfField {
  label: string;
  hint?: string;
  missing?: string;
  options?: Readonly<Record<string, string>>;
}

function createField(
  { options, ...shape }: FieldShape,
  { options: labels, ...words }: WordsOfField,
) {
  const field: FormField = { ...shape, ...words };
  if (options) {
    field.options = options.map((value) => ({ value, label: labels?.[value] ?? value }));
  }
  return field;
}

/** Creates a form with the words of one language. */
export function createForm<Form extends FormName>(
  { formWords, fieldErrors }: FormsModule,
  name: Form,
): FormDefinition<FieldName<Form>> {
  const { id, fields } = formShapes[name];
  const { submitLabel, chatText, fields: wordsOfFields } = formWords[name];
  const words = wordsOfFields as Readonly<Record<string, WordsOfField>>;
  const joined = Object.entries<FieldShape>(fields).map(([field, shape]) => [
    field,
    createField(shape, words[field] ?? { label: field }),
  ]);
  return { id, submitLabel, chatText, fieldErrors, fields: Object.fromEntries(joined) };
}

/**
 * Creates all forms of the site with the words of one language, by their name in the route table.
 */
export function createForms(words: FormsModule) {
  return {
    homeContact: createForm(words, 'homeContact'),
    contact: createForm(words, 'contact'),
    appointment: createForm(words, 'appointment'),
  } as const satisfies Record<FormName, FormDefinition>;
}

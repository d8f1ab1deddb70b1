import {
  type FieldErrorWords,
  type FieldShape,
  type FormDefinition,
  type FormField,
  labelOptions,
} from '../../components/form/form-definition.ts';
import type { FormName } from '../../site/routes.ts';
import { type FieldName, formShapes } from './form-shapes.ts';
import type { FormsModule } from './forms-by-language.ts';

interface WordsOfField {
  label: string;
  chatLabel: string;
  hint?: string;
  missing?: string;
  leftEmpty?: string;
  notListed?: string;
  options?: Readonly<Record<string, string>>;
}

function createField(
  { options, ...shape }: FieldShape,
  { options: labels, ...words }: WordsOfField,
  { email }: FieldErrorWords,
): FormField {
  return {
    ...shape,
    ...words,
    ...(shape.type === 'email' && { invalid: email }),
    ...(options && labels && { options: labelOptions(options, labels) }),
  };
}

/** Creates a form with the words of one language. */
export function createForm<Form extends FormName>(
  { formWords, fieldErrors, preferredDay }: FormsModule,
  name: Form,
): FormDefinition<FieldName<Form>> {
  const { id, fields: shapes } = formShapes[name];
  const { submitLabel, greeting, fields: words } = formWords[name];
  const names = Object.keys(shapes) as FieldName<Form>[];
  const shapeOf = shapes as Readonly<Record<FieldName<Form>, FieldShape>>;
  const wordsOf = words as Readonly<Record<FieldName<Form>, WordsOfField>>;
  const fields = Object.fromEntries(
    names.map((field) => [field, createField(shapeOf[field], wordsOf[field], fieldErrors)]),
  ) as Record<FieldName<Form>, FormField>;

  /** Returns a field's line of the chat text. */
  function lineOf(field: FieldName<Form>, value: string, today: string): string {
    const { chatLabel, leftEmpty = '' } = wordsOf[field];
    const { type, options } = fields[field];
    if (value === '') return `${chatLabel}: ${leftEmpty}`;
    if (type === 'date') return `${chatLabel}: ${preferredDay(value, today)}`;
    if (!options) return `${chatLabel}: ${value}`;
    return `${chatLabel}: ${options.find((option) => option.value === value)?.label}`;
  }

  return {
    id,
    submitLabel,
    fieldErrors,
    fields,
    chatText: (values, today) =>
      [greeting, ...names.map((field) => lineOf(field, values[field], today))].join('\n'),
  };
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

import {
  type FormDefinition,
  type FormValues,
  initialValues,
} from '../../components/form/form-definition.ts';

/**
 * The values of an untouched form in which a link has chosen from lists: '?service=radiology'. What
 * is none of a list's options, or meant for another kind of field, is ignored.
 */
export function chosenValues<Name extends string>(
  form: FormDefinition<Name>,
  chosen: Readonly<Record<string, string>> = {},
): FormValues<Name> {
  const values = initialValues(form);
  for (const name of Object.keys(values) as Name[]) {
    const option = form.fields[name].options?.find(({ value }) => value === chosen[name]);
    if (option) values[name] = option.value;
  }
  return values;
}

import {
  type FormDefinition,
  type FormValues,
  initialValues,
} from '../../components/form/form-definition.ts';

/**
 * Returns a form's initial values with the options that the page's query selects, such as
 * '?service=radiology'. Unknown options and fields that are not lists are ignored.
 */
export function valuesFromQuery<Name extends string>(
  form: FormDefinition<Name>,
  query: Readonly<Record<string, string>> = {},
): FormValues<Name> {
  const values = initialValues(form);
  for (const name of Object.keys(values) as Name[]) {
    const option = form.fields[name].options?.find(({ value }) => value === query[name]);
    if (option) values[name] = option.value;
  }
  return values;
}

import type { FormDefinition } from '../../components/form/form-definition.ts';
import type { FormName } from '../../site/routes.ts';
import type { FieldName } from './form-shapes.ts';

/** A label with the forms that ask for it. */
interface CollectedField {
  name: FieldName;
  label: string;
  required: boolean;
  forms: readonly FormName[];
}

/** Returns every field that the forms of a language ask for, each label once, in form order. */
export function listCollectedFields(
  forms: Readonly<Record<FormName, FormDefinition>>,
): readonly CollectedField[] {
  const collected = new Map<string, CollectedField & { forms: FormName[] }>();
  for (const form of Object.keys(forms) as FormName[]) {
    for (const [name, { label, required }] of Object.entries(forms[form].fields)) {
      const key = `${label} ${required}`;
      const known = collected.get(key);
      if (known) known.forms.push(form);
      else collected.set(key, { name: name as FieldName, label, required, forms: [form] });
    }
  }
  return [...collected.values()];
}

import { Field } from '../../../components/form/field.tsx';
import { type FormField, labelOptions } from '../../../components/form/form-definition.ts';
import { useWords } from '../../../components/locale.tsx';
import {
  type BirthField,
  birthChoices,
  birthFieldNames,
} from '../../../facts/clinical/mother-and-child/birth-choices.ts';
import { PlanForm, type PlanInput } from '../view/plan-form.tsx';
import { birthFormId, isChoice } from './birth-plan.ts';

/** Returns a field with its words; a choice starts with 'not decided yet'. */
function useField(): (name: BirthField) => FormField {
  const { birthFields, undecided } = useWords('birthPlan');
  return (name) => {
    if (!isChoice(name)) {
      const type = name === 'wishes' ? 'textarea' : 'text';
      return { ...birthFields[name], type, rows: 3, required: false };
    }
    const { label, options }: { label: string; options: Readonly<Record<string, string>> } =
      birthFields[name];
    return {
      label,
      type: 'select',
      required: false,
      options: [
        { value: '', label: undecided },
        ...labelOptions<string>(birthChoices[name], options),
      ],
    };
  };
}

/** The form of a birth plan; every field may stay open. */
export function BirthForm({ place, values, errors = {} }: PlanInput) {
  const { birthPlan } = useWords('birthPlan');
  const { planFrame } = useWords('planFrame');
  const field = useField();
  return (
    <PlanForm
      place={place}
      formId={birthFormId}
      errors={errors}
      submitLabel={birthPlan.submitLabel}
      privacy={birthPlan.privacy}
    >
      {birthFieldNames.map((name) => (
        <Field
          key={name}
          id={`${birthFormId}-${name}`}
          name={name}
          field={field(name)}
          value={values?.[name] ?? ''}
          error={errors[name]}
          messages={planFrame}
        />
      ))}
    </PlanForm>
  );
}

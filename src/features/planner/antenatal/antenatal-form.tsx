import { ChoiceField } from '../../../components/form/choice-field.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useWords } from '../../../components/locale.tsx';
import { PlanForm, type PlanInput } from '../view/plan-form.tsx';
import { planBases, planFormId, untouchedPlan } from './antenatal-plan.ts';

/** The form that asks for one date, and which one it is. */
export function AntenatalForm({ place, values = untouchedPlan, errors = {} }: PlanInput) {
  const { planErrors, planFieldWords, planner } = useWords('antenatalPlanner');
  const { dateErrors, planFrame } = useWords('planFrame');
  const { basis, date, cycle } = planFieldWords;
  const field = (name: 'date' | 'cycle') => ({
    id: `${planFormId}-${name}`,
    name,
    value: values[name] ?? '',
    error: errors[name],
    messages: planFrame,
  });
  return (
    <PlanForm
      place={place}
      formId={planFormId}
      errors={errors}
      submitLabel={planner.submitLabel}
      privacy={planFrame.privacy}
    >
      <ChoiceField
        id={`${planFormId}-basis`}
        name="basis"
        legend={basis.legend}
        options={planBases.map((value) => ({ value, label: basis.options[value] }))}
        value={values.basis ?? ''}
        error={errors.basis}
        errorPrefix={planFrame.errorPrefix}
        missing={planErrors.basis}
      />
      <Field
        {...field('date')}
        field={{ ...date, type: 'date', required: true, missing: dateErrors.missingDate }}
      />
      <Field
        {...field('cycle')}
        field={{ ...cycle, type: 'text', inputMode: 'numeric', required: false }}
      />
    </PlanForm>
  );
}

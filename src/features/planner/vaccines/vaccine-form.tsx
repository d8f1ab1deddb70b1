import { Field } from '../../../components/form/field.tsx';
import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import { useWords } from '../../../components/locale.tsx';
import type { Place } from '../../../site/addresses.ts';
import { CheckField } from '../view/check-field.tsx';
import { PlanForm } from '../view/plan-form.tsx';
import { ticked, vaccineFormId } from './vaccine-plan.ts';

interface VaccineFormProps {
  place: Place;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
}

/** The form that asks for the day of birth. */
export function VaccineForm({ place, values, errors = {} }: VaccineFormProps) {
  const { vaccinePlanner } = useWords('vaccinePlanner');
  const { planFrame } = useWords('planFrame');
  return (
    <PlanForm
      place={place}
      formId={vaccineFormId}
      errors={errors}
      submitLabel={vaccinePlanner.submitLabel}
      privacy={planFrame.privacy}
    >
      <Field
        id={`${vaccineFormId}-birth`}
        name="birth"
        field={{ ...vaccinePlanner.birth, type: 'date', required: true }}
        value={values?.birth ?? ''}
        error={errors.birth}
        messages={planFrame}
      />
      <CheckField
        id={`${vaccineFormId}-early`}
        name="early"
        value={ticked}
        label={vaccinePlanner.early.label}
        checked={values?.early === ticked}
        error={errors.early}
        errorPrefix={planFrame.errorPrefix}
      />
    </PlanForm>
  );
}

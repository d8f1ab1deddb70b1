import { Field } from '../../../components/form/field.tsx';
import { useWords } from '../../../components/locale.tsx';
import { CheckField } from '../view/check-field.tsx';
import { PlanForm, type PlanInput } from '../view/plan-form.tsx';
import { ticked, vaccineFormId } from './vaccine-plan.ts';

/** The form that asks for the day of birth. */
export function VaccineForm({ place, values, errors = {} }: PlanInput) {
  const { vaccinePlanner } = useWords('vaccinePlanner');
  const { dateErrors, planFrame } = useWords('planFrame');
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
        field={{
          ...vaccinePlanner.birth,
          type: 'date',
          required: true,
          missing: dateErrors.missingDate,
        }}
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

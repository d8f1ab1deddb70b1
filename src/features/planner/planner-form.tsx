import { ChoiceField } from '../../components/form/choice-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { Field } from '../../components/form/field.tsx';
import {
  errorAttributes,
  type FormErrors,
  type FormValues,
} from '../../components/form/form-definition.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { useWords } from '../../components/locale.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { type Place, placePath } from '../../site/addresses.ts';
import { planBases, planFormId, untouchedPlan } from './antenatal-plan.ts';

interface PlannerFormProps {
  /** The page that the form posts to. */
  place: Place;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
}

/**
 * The form that asks for one date. It is a normal POST; with script the response is shown without a
 * reload (src/features/planner/submit-in-place.ts), or an error if there is no connection.
 */
export function PlannerForm({ place, values = untouchedPlan, errors = {} }: PlannerFormProps) {
  const { planFieldWords, planner } = useWords('antenatalPlanner');
  const { basis, date, cycle } = planFieldWords;
  const field = (name: 'date' | 'cycle') => ({
    id: `${planFormId}-${name}`,
    name,
    value: values[name] ?? '',
    error: errors[name],
    messages: planner,
  });
  return (
    // autoComplete off: browsers must not restore a date for the next person who uses the phone
    <form
      method="post"
      action={placePath(place)}
      className="max-w-form"
      autoComplete="off"
      data-in-place=""
      {...errorAttributes(planFormId, planner)}
    >
      <ErrorSummary formId={planFormId} errors={errors} messages={planner} />
      <div className="space-y-5">
        <ChoiceField
          id={`${planFormId}-basis`}
          name="basis"
          legend={basis.legend}
          options={planBases.map((value) => ({ value, label: basis.options[value] }))}
          value={values.basis ?? ''}
          error={errors.basis}
          errorPrefix={planner.errorPrefix}
        />
        <Field {...field('date')} field={{ ...date, type: 'date', required: true }} />
        <Field
          {...field('cycle')}
          field={{ ...cycle, type: 'text', inputMode: 'numeric', required: false }}
        />
      </div>
      <button type="submit" className={`${buttonClasses('action')} mt-7`}>
        {planner.submitLabel}
      </button>
      <p hidden role="alert" data-unanswered="" className="mt-3 font-semibold text-alarm-ink">
        <LinkedText text={planner.offline} />
      </p>
      <p className="mt-3 text-small text-ink-soft">{planner.privacy}</p>
    </form>
  );
}

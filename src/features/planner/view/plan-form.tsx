import type { ReactNode } from 'react';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import {
  errorAttributes,
  type FormErrors,
  type FormValues,
} from '../../../components/form/form-definition.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { type Place, placePath } from '../../../site/addresses.ts';

/** A plan's form is empty, or has what was typed and its errors, or the values of the plan. */
export interface PlanInput {
  place: Place;
  values?: FormValues | undefined;
  errors?: FormErrors | undefined;
}

interface PlanFormProps {
  /** The page that the form posts to. */
  place: Place;
  /** Id prefix of the fields. */
  formId: string;
  errors: FormErrors;
  submitLabel: string;
  /** What happens to the input. */
  privacy: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * The form of a plan. It is a normal POST; with script the response is shown without a reload
 * (src/features/planner/submit-in-place.ts), or an error if there is no connection.
 */
export function PlanForm({ place, formId, errors, submitLabel, privacy, children }: PlanFormProps) {
  const { planFrame } = useWords('planFrame');
  return (
    // autoComplete off: browsers must not restore the input for the next person who uses the phone
    <form
      method="post"
      action={placePath(place)}
      className="max-w-form"
      autoComplete="off"
      data-in-place=""
      {...errorAttributes(formId, planFrame)}
    >
      <ErrorSummary formId={formId} errors={errors} messages={planFrame} />
      <div className="space-y-5">{children}</div>
      <button
        type="submit"
        data-working={planFrame.working}
        className={`${buttonClasses('brand')} mt-7`}
      >
        {submitLabel}
      </button>
      <p role="status" className="sr-only" />
      <p hidden role="alert" data-unanswered="" className="mt-3 font-semibold text-alarm-ink">
        <LinkedText text={planFrame.offline} />
      </p>
      <p className="mt-3 text-small text-ink-soft">
        {privacy} {planFrame.sharedPhone}
      </p>
    </form>
  );
}

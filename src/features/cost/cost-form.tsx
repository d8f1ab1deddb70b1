import { ChoiceField } from '../../components/form/choice-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { errorAttributes, type FormErrors } from '../../components/form/form-definition.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { useHref, useWords } from '../../components/locale.tsx';
import { type CostField, costChoices } from '../../facts/money/birth-cost.ts';
import type { CostQuestion } from './cost-question.ts';

const fields = Object.keys(costChoices) as CostField[];

const formId = 'cost';

/** The form that asks for birth and cover. It is a GET form, so it works without script. */
export function CostForm({ question }: { question: CostQuestion | undefined }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { errorTitle: errorPrefix } = useWords('frame').frame;
  const href = useHref();
  const messages = { problem: whatWillIPay.problemHeading, errorPrefix };
  const errors: FormErrors<CostField> = {};
  for (const field of fields) {
    const problem = question?.problems[field];
    if (problem) errors[field] = whatWillIPay.problems[field][problem];
  }
  return (
    <form action={href('whatWillIPay')} className="no-print" {...errorAttributes(formId, messages)}>
      <ErrorSummary formId={formId} errors={errors} messages={messages} />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-2">
        {fields.map((field) => {
          const labels: Readonly<Record<string, string>> = whatWillIPay.choices[field];
          return (
            <ChoiceField
              key={field}
              id={`${formId}-${field}`}
              name={field}
              legend={whatWillIPay.legends[field]}
              options={costChoices[field].map((value) => ({
                value,
                label: labels[value] ?? value,
              }))}
              value={question?.[field]}
              error={errors[field]}
              errorPrefix={errorPrefix}
            />
          );
        })}
      </div>
      <button type="submit" className={`${buttonClasses('action')} mt-6`}>
        {whatWillIPay.submitLabel}
      </button>
      <p className="mt-3 text-small text-ink-soft">{whatWillIPay.privacy}</p>
    </form>
  );
}

import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { useHref, useWords } from '../../components/locale.tsx';
import { type CostField, costChoices } from '../../facts/money/birth-cost.ts';
import type { CostQuestion } from './cost-question.ts';

const fields = Object.keys(costChoices) as CostField[];

const formId = 'cost';

const idOf = (field: CostField) => `${formId}-${field}`;

/** The error summary: each error links to the first radio button of its group. */
function Problems({ problems }: Pick<CostQuestion, 'problems'>) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const errors = Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems[field];
      const choice = `${field}-${costChoices[field][0]}`;
      return problem ? [[choice, whatWillIPay.problems[field][problem]]] : [];
    }),
  );
  const messages = { problem: whatWillIPay.problemHeading };
  return <ErrorSummary formId={formId} errors={errors} messages={messages} />;
}

/** The form that asks for birth and cover. It is a GET form, so it works without script. */
export function CostForm({ question }: { question: CostQuestion | undefined }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const href = useHref();
  return (
    <form action={href('whatWillIPay')} className="no-print">
      {question && <Problems problems={question.problems} />}
      <div className="grid gap-x-14 lg:grid-cols-2">
        {fields.map((field) => {
          const id = idOf(field);
          const problem = question?.problems[field];
          return (
            <fieldset
              key={field}
              aria-describedby={problem && `${id}-error`}
              className="mb-6 min-w-0"
            >
              <legend className="text-h4 font-bold">{whatWillIPay.legends[field]}</legend>
              {problem && (
                <p id={`${id}-error`} className="mt-1 font-semibold text-alarm-ink">
                  {whatWillIPay.problems[field][problem]}
                </p>
              )}
              <div className="mt-2 divide-y divide-line border-y border-line">
                {costChoices[field].map((choice) => (
                  <div key={choice} className="flex min-h-12 items-center gap-3">
                    <input
                      type="radio"
                      id={`${id}-${choice}`}
                      name={field}
                      value={choice}
                      required
                      defaultChecked={question?.[field] === choice}
                      className="size-6 shrink-0"
                    />
                    <label htmlFor={`${id}-${choice}`} className="min-w-0 grow py-3">
                      {(whatWillIPay.choices[field] as Readonly<Record<string, string>>)[choice]}
                    </label>
                  </div>
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
      <button type="submit" className={buttonClasses('action')}>
        {whatWillIPay.submitLabel}
      </button>
      <p className="mt-3 text-small text-ink-soft">{whatWillIPay.privacy}</p>
    </form>
  );
}

import { ChoiceField } from '../../components/form/choice-field.tsx';
import { ErrorSummary } from '../../components/form/error-summary.tsx';
import { FieldError } from '../../components/form/field-error.tsx';
import { errorAttributes, type FormErrors } from '../../components/form/form-definition.ts';
import { buttonClasses } from '../../components/links/button-classes.ts';
import { useLanguage, useWords } from '../../components/locale.tsx';
import { covers } from '../../facts/money/cost.ts';
import { itemsOf, type PriceItem, priceGroupNames } from '../../facts/money/price-items.ts';
import { hrefIn } from '../../site/addresses.ts';
import type { CostField, CostQuestion } from './cost-question.ts';

const formId = 'cost';

interface ItemFieldProps {
  value: PriceItem | undefined;
  error: string | undefined;
  errorPrefix: string;
}

/** The list of everything with a price, by group. */
function ItemField({ value, error, errorPrefix }: ItemFieldProps) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { priceGroupWords, priceItemWords } = useWords('priceItems');
  const id = `${formId}-item`;
  return (
    <div>
      <label htmlFor={id} className="text-h4 font-bold">
        {whatWillIPay.legends.item}
      </label>
      <FieldError id={id} prefix={errorPrefix} error={error} />
      <div className="mt-2">
        <select
          id={id}
          name="item"
          required
          data-missing={whatWillIPay.problems.item.missing}
          defaultValue={value ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="field"
        >
          <option value="">{whatWillIPay.chooseLabel}</option>
          {priceGroupNames.map((group) => (
            <optgroup key={group} label={priceGroupWords[group]}>
              {itemsOf(group).map((item) => (
                <option key={item} value={item}>
                  {priceItemWords[item]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The form that asks for the item and the cover. It is a GET form, so it works without script. */
export function CostForm({ question }: { question: CostQuestion | undefined }) {
  const { whatWillIPay } = useWords('whatWillIPay');
  const { errorPrefix, errorTitle } = useWords('formMessages').formMessages;
  const href = hrefIn(useLanguage());
  const messages = { problem: whatWillIPay.problemHeading, errorPrefix, errorTitle };
  const errors: FormErrors<CostField> = {};
  for (const field of ['item', 'cover'] as const) {
    const problem = question?.problems[field];
    if (problem) errors[field] = whatWillIPay.problems[field][problem];
  }
  return (
    <form
      action={href('whatWillIPay')}
      className="no-print"
      data-choices=""
      {...errorAttributes(formId, messages)}
    >
      <ErrorSummary formId={formId} errors={errors} messages={messages} />
      <div className="grid gap-x-14 gap-y-6 beside-form">
        <ItemField value={question?.item} error={errors.item} errorPrefix={errorPrefix} />
        <ChoiceField
          id={`${formId}-cover`}
          name="cover"
          legend={whatWillIPay.legends.cover}
          options={covers.map((value) => ({ value, label: whatWillIPay.choices[value] }))}
          value={question?.cover}
          error={errors.cover}
          missing={whatWillIPay.problems.cover.missing}
          errorPrefix={errorPrefix}
          wide
        />
        <div>
          <button type="submit" className={buttonClasses('brand')}>
            {whatWillIPay.submitLabel}
          </button>
          <p className="mt-3 text-small text-ink-soft">{whatWillIPay.privacy}</p>
        </div>
      </div>
    </form>
  );
}

import { FieldError } from './field-error.tsx';

interface ChoiceFieldProps {
  id: string;
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  error?: string | undefined;
  errorPrefix: string;
  /** The error if nothing is chosen. */
  missing: string;
  /** In two columns on wide screens. */
  wide?: boolean;
}

/** Radio buttons with their label; an error is above them (WCAG 3.3.1). */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, legend, options, value, error, errorPrefix, missing, wide } = props;
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className="text-h4 font-bold">{legend}</legend>
      <FieldError id={id} prefix={errorPrefix} error={error} />
      <div
        className={`mt-2 border-b border-line ${wide ? 'grid gap-x-8 lg:grid-cols-2' : ''}`.trim()}
      >
        {options.map((option, index) => {
          // the error summary links to the first option
          const optionId = index === 0 ? id : `${id}-${option.value}`;
          return (
            <div
              key={option.value}
              className="flex min-h-12 items-center gap-3 border-t border-line"
            >
              <input
                id={optionId}
                type="radio"
                name={name}
                value={option.value}
                required
                data-missing={missing}
                defaultChecked={option.value === value}
                aria-invalid={error ? true : undefined}
                className="size-6 shrink-0"
              />
              <label htmlFor={optionId} className="min-w-0 grow py-3">
                {option.label}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';

interface ChoiceFieldProps {
  id: string;
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  error?: string | undefined;
  errorPrefix: string;
}

/** Radio buttons with their label; an error is above them (WCAG 3.3.1). */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, legend, options, value, error, errorPrefix } = props;
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 font-semibold text-alarm-ink">
          <Icon path={icons.warningCircle} className="mt-0.5 size-5" />
          <span>
            <span className="sr-only">{errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
      {options.map((option, index) => {
        // the error summary links to the first option
        const optionId = index === 0 ? id : `${id}-${option.value}`;
        return (
          <div key={option.value} className="flex items-center gap-3">
            <input
              id={optionId}
              type="radio"
              name={name}
              value={option.value}
              required
              defaultChecked={option.value === value}
              aria-invalid={error ? true : undefined}
              className="size-6 shrink-0"
            />
            <label htmlFor={optionId} className="flex min-h-11 grow items-center">
              {option.label}
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}

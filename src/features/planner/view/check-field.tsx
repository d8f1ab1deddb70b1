import { FieldError } from '../../../components/form/field-error.tsx';
import { UnbrokenText } from '../../../components/text/unbroken-text.tsx';

interface CheckFieldProps {
  id: string;
  name: string;
  value: string;
  label: string;
  checked: boolean;
  error: string | undefined;
  errorPrefix: string;
}

/** A box to tick, with its label and error. */
export function CheckField(props: CheckFieldProps) {
  const { id, name, value, label, checked, error, errorPrefix } = props;
  return (
    <div>
      <FieldError id={id} prefix={errorPrefix} error={error} />
      <div className="flex min-h-12 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className="size-6 shrink-0"
        />
        <label htmlFor={id} className="min-w-0 grow py-3">
          <UnbrokenText text={label} />
        </label>
      </div>
    </div>
  );
}

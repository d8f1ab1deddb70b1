import type { ReactNode } from 'react';
import { isCalendarDay } from '../../time/days.ts';
import { Icon } from '../icons/icon.tsx';
import * as icons from '../icons/icon-names.ts';
import type { FormField } from './form-definition.ts';
import type { FormMessages } from './form-messages.ts';

interface FieldProps {
  id: string;
  name: string;
  field: FormField;
  value: string;
  error?: string | undefined;
  /** Replaces the field's own hint. */
  hint?: ReactNode;
  messages: Pick<FormMessages, 'optional' | 'errorPrefix'>;
}

const controlClasses =
  'block w-full rounded-control border bg-surface px-4 py-3 text-base text-ink min-h-12';

function Control({ id, name, field, value, error }: FieldProps) {
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required: field.required,
    defaultValue: value,
    autoComplete: field.autoComplete,
    enterKeyHint: field.enterKeyHint,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    className: `${controlClasses} ${error ? 'border-2 border-alarm-ink' : 'border-field-line'}`,
  };
  if (field.type === 'textarea') return <textarea {...shared} rows={field.rows} />;
  if (field.type === 'select') {
    return (
      <select {...shared}>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  // a date input accepts a valid day only (HTML, date state); the error shows any other value
  const shown = field.type === 'date' && !isCalendarDay(value) ? '' : value;
  return <input {...shared} defaultValue={shown} type={field.type} inputMode={field.inputMode} />;
}

/** A field with its label, hint and error message (WCAG 3.3.1, 3.3.2). */
export function Field(props: FieldProps) {
  const { id, field, error, hint = field.hint, messages } = props;
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {field.label}
        {!field.required && field.type !== 'select' && (
          <span className="font-normal text-ink-soft">{messages.optional}</span>
        )}
      </label>
      {hint && (
        <p
          id={`${id}-hint`}
          // the hint changes with the chosen day, for example if it is in the past
          aria-live={field.type === 'date' ? 'polite' : undefined}
          className="text-small text-ink-soft"
        >
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex gap-2 font-semibold text-alarm-ink">
          <Icon path={icons.warningCircle} className="mt-0.5 size-5" />
          <span>
            <span className="sr-only">{messages.errorPrefix}</span>
            {error}
          </span>
        </p>
      )}
      <div className="mt-1.5">
        <Control {...props} />
      </div>
    </div>
  );
}

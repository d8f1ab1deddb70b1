import { isCalendarDay } from '../../time/days.ts';
import { FieldError } from './field-error.tsx';
import type { FormField } from './form-definition.ts';
import type { FormMessages } from './form-messages.ts';

/** A hint that depends on what was typed. */
export interface FieldHint {
  text: string;
  /** 'field-warning' if the value looks wrong, but is not refused. */
  look: 'field-warning' | 'font-semibold';
}

interface FieldProps {
  id: string;
  name: string;
  field: FormField;
  value: string;
  error?: string | undefined;
  /** Replaces the field's own hint. */
  hint?: FieldHint | undefined;
  messages: Pick<FormMessages, 'optional' | 'errorPrefix' | 'wholeDate'>;
}

function Control({ id, name, field, value, error, messages }: FieldProps) {
  const described = [field.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    required: field.required,
    defaultValue: value,
    autoComplete: field.autoComplete,
    enterKeyHint: field.enterKeyHint,
    // the words for what the browser refuses; its own are in the browser's language
    'data-missing': field.missing,
    'data-invalid': field.type === 'date' ? messages.wholeDate : field.invalid,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    className: 'field',
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

// beside each other where two fit
const shortTypes: readonly FormField['type'][] = ['email', 'tel', 'select', 'date'];

/** A field with its label, hint and error message (WCAG 3.3.1, 3.3.2). */
export function Field(props: FieldProps) {
  const { id, field, error, hint, messages } = props;
  return (
    <div className={shortTypes.includes(field.type) ? 'short-field' : undefined}>
      <label htmlFor={id} className="block font-semibold">
        {field.label}
        {!field.required && field.type !== 'select' && (
          <span className="font-normal text-ink-soft">{messages.optional}</span>
        )}
      </label>
      {field.hint && (
        <p
          id={`${id}-hint`}
          // the hint changes with the value, for example if a chosen day is in the past; a region that
          // comes with its text is not read (WCAG technique ARIA22)
          aria-live="polite"
          className={`text-small ${hint?.look ?? 'text-ink-soft'}`}
        >
          {hint?.text ?? field.hint}
        </p>
      )}
      <FieldError id={id} prefix={messages.errorPrefix} error={error} />
      <div className="pt-2">
        <Control {...props} />
      </div>
    </div>
  );
}

import type {
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
} from '../../forms/form-definition.ts';
import { initialValues } from '../../forms/form-definition.ts';
import { buttonClasses } from '../button-link.tsx';
import { Icon } from '../icon.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

/** A form as it came back from the server: what was typed and what is wrong with it. */
export interface SentForm<Name extends string = string> {
  values: FormValues<Name>;
  errors: FormErrors<Name>;
}

interface FormViewProps<Name extends string> {
  form: FormDefinition<Name>;
  /** The page's own path; the answer to bad input is the same page. */
  action: string;
  sent?: SentForm<Name> | undefined;
}

/**
 * A form that works without script: a real POST, each label above its field, each error in words
 * beside it and in a summary on top (decisions, 'Without JavaScript'; WCAG 3.3.1, 3.3.3).
 */
export function FormView<Name extends string>({ form, action, sent }: FormViewProps<Name>) {
  const values = sent?.values ?? initialValues(form);
  const errors: FormErrors<Name> = sent?.errors ?? {};
  const fields = Object.entries(form.fields) as [Name, FormField][];
  return (
    <form method="post" action={action} className="max-w-form">
      <ErrorSummary form={form} errors={errors} />
      <div className="space-y-5">
        {fields.map(([name, field]) => (
          <Field
            key={name}
            id={`${form.id}-${name}`}
            name={name}
            field={field}
            value={values[name]}
            error={errors[name]}
          />
        ))}
      </div>
      <button type="submit" className={`mt-7 ${buttonClasses('chat')}`}>
        <Icon name="chat" />
        {form.submitLabel}
      </button>
      <p className="mt-3 text-small text-ink-soft">
        Opens a WhatsApp chat with your words typed in. Nothing reaches us until you press send
        there.
      </p>
    </form>
  );
}

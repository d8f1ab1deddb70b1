import whatsapp from '@phosphor-icons/core/regular/whatsapp-logo.svg?path';
import type { FormEvent, ReactNode, Ref } from 'react';
import { formMessages } from '../../content/form-messages.ts';
import type {
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
} from '../../forms/form-definition.ts';
import { buttonClasses } from '../button-classes.ts';
import { SvgIcon } from '../svg-icon.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

interface FormMarkupProps {
  form: FormDefinition;
  /** The page's own path; the answer to bad input is the same page. */
  action: string;
  values: FormValues;
  errors: FormErrors;
  sending?: boolean;
  /** Hints that replace the definition's, by field. */
  hints?: Readonly<Record<string, ReactNode>> | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  ref?: Ref<HTMLFormElement>;
  /** Below the button: the way out when the chat could not be opened. */
  children?: ReactNode;
}

/**
 * A form that works without script: a real POST, each label above its field, each error in words
 * beside it and in a summary on top (decisions, 'Without JavaScript'; WCAG 3.3.1, 3.3.3).
 */
export function FormMarkup(props: FormMarkupProps) {
  const { form, action, values, errors, sending, hints, children } = props;
  const fields: [string, FormField][] = Object.entries(form.fields);
  return (
    <form
      method="post"
      action={action}
      className="max-w-form"
      onSubmit={props.onSubmit}
      onInput={props.onInput}
      ref={props.ref}
    >
      <ErrorSummary formId={form.id} errors={errors} />
      <div className="space-y-5">
        {fields.map(([name, field]) => (
          <Field
            key={name}
            id={`${form.id}-${name}`}
            name={name}
            field={field}
            value={values[name] ?? ''}
            error={errors[name]}
            hint={hints?.[name]}
          />
        ))}
      </div>
      <button type="submit" disabled={sending} className={`mt-7 ${buttonClasses('chat')}`}>
        <SvgIcon path={whatsapp} />
        {sending ? formMessages.sending : form.submitLabel}
      </button>
      <p className="mt-3 text-small text-ink-soft">{formMessages.note}</p>
      {children}
    </form>
  );
}

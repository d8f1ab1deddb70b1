import type { ComponentProps } from 'react';
import { ErrorSummary } from '../../../components/form/error-summary.tsx';
import { Field, type FieldHint } from '../../../components/form/field.tsx';
import type {
  FormDefinition,
  FormErrors,
  FormField,
  FormValues,
} from '../../../components/form/form-definition.ts';
import { sendBySms } from '../../../components/form/form-definition.ts';
import type { FormMessages } from '../../../components/form/form-messages.ts';
import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { InEmergency } from '../../../components/links/in-emergency.tsx';
import { emailHref, phoneHref, site } from '../../../facts/hospital/site.ts';

interface FormMarkupProps
  extends Pick<
    ComponentProps<'form'>,
    'onSubmit' | 'onInput' | 'onBlur' | 'onInvalidCapture' | 'ref'
  > {
  form: FormDefinition;
  messages: FormMessages;
  /** The page's own path: bad input returns the same page. */
  action: string;
  values: FormValues;
  errors: FormErrors;
  sending?: boolean;
  /** Hints by field that replace the form definition's. */
  hints?: Readonly<Record<string, FieldHint | undefined>> | undefined;
}

/**
 * A form that works without script: a normal POST, with each error next to its field and in a
 * summary at the top (WCAG 3.3.1, 3.3.3). Visitors can also send the text by SMS, call, or write an
 * e-mail.
 */
export function FormMarkup(props: FormMarkupProps) {
  const { form, messages, values, errors, sending, hints, ...attributes } = props;
  // booking has a colour of its own
  const look = form.id === 'appointment' ? 'action' : 'chat';
  const fields: [string, FormField][] = Object.entries(form.fields);
  return (
    <form method="post" {...attributes}>
      <ErrorSummary formId={form.id} errors={errors} messages={messages} />
      <p className="mb-4 font-semibold text-alarm-ink">
        <InEmergency label={messages.inEmergency} />
      </p>
      <div className="form-fields">
        {fields.map(([name, field]) => (
          <Field
            key={name}
            id={`${form.id}-${name}`}
            name={name}
            field={field}
            value={values[name] ?? ''}
            error={errors[name]}
            hint={hints?.[name]}
            messages={messages}
          />
        ))}
      </div>
      <p className="mt-7 text-small">{messages.consent}</p>
      <div className="actions mt-3 flex flex-wrap gap-3">
        {/* Enter activates the first submit button */}
        <button type="submit" disabled={sending} className={buttonClasses(look)}>
          <Icon path={icons.chat} />
          {/* a translator replaces text nodes; React sets the text of an element */}
          <span>{sending ? messages.sending : form.submitLabel}</span>
        </button>
        <button type="submit" disabled={sending} {...sendBySms} className={buttonClasses('quiet')}>
          {messages.sendBySms}
        </button>
      </div>
      <p className="mt-3">
        {messages.orCall}{' '}
        <a href={phoneHref} className="phone-link">
          {site.phone}
        </a>{' '}
        {messages.orWriteTo}{' '}
        <a href={emailHref(site.emails.general)} className="text-link mail-address">
          {site.emails.general}
        </a>
      </p>
    </form>
  );
}

import type { FormErrors } from './form-definition.ts';
import type { FormMessages } from './form-messages.ts';

interface ErrorSummaryProps {
  formId: string;
  errors: FormErrors;
  messages: Pick<FormMessages, 'problem'>;
}

/**
 * All errors of a submitted form, as links to their fields. It gets the focus when the page loads.
 */
export function ErrorSummary({ formId, errors, messages }: ErrorSummaryProps) {
  const wrong = Object.entries(errors);
  if (wrong.length === 0) return null;
  const id = `${formId}-errors`;
  return (
    <div
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is how the focus reaches the errors
      autoFocus
      className="mb-7 rounded-control border-2 border-alarm-ink bg-alarm-tint p-5"
    >
      <h3 id={id} className="text-h4 text-alarm-ink">
        {messages.problem}
      </h3>
      <ul className="mt-2 space-y-1">
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a
              href={`#${formId}-${name}`}
              className="inline-flex min-h-11 items-center font-semibold text-alarm-ink underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { FormErrors } from './form-definition.ts';

interface ErrorSummaryProps {
  formId: string;
  errors: FormErrors;
  messages: { problem: string };
}

/**
 * All errors of a submitted form, as links to their fields. It gets the focus when the page loads.
 * The same markup as in src/components/form/show-invalid.ts.
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
      className="error-summary"
    >
      <h3 id={id} className="text-h4">
        {messages.problem}
      </h3>
      <ul>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${formId}-${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

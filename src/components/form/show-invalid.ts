import type { FormErrors } from './form-definition.ts';
import { markTitle, readInvalid } from './read-invalid.ts';

/** Creates an element with its text or children. */
function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Removes the errors in a form, the server's too. */
function clearErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll('.error-summary, .field-error')) error.remove();
  for (const field of form.querySelectorAll('[aria-invalid]'))
    field.removeAttribute('aria-invalid');
  for (const element of form.querySelectorAll('[aria-describedby$=-error]')) {
    const hint = (element.getAttribute('aria-describedby') ?? '').replace(/ ?\S+$/, '');
    if (hint) element.setAttribute('aria-describedby', hint);
    else element.removeAttribute('aria-describedby');
  }
}

/** Shows the error of a field next to it, and returns the label of the field. */
function showError(form: HTMLFormElement, id: string, name: string, message: string): string {
  const field = document.getElementById(id) as HTMLInputElement;
  const error = create('p', { id: `${id}-error`, className: 'field-error' });
  error.append(create('span', { className: 'sr-only' }, form.dataset.errorPrefix ?? ''), message);
  for (const control of form.querySelectorAll(`[name="${name}"]`))
    control.setAttribute('aria-invalid', 'true');
  const group = field.closest('fieldset');
  const legend = group?.querySelector('legend');
  if (legend) legend.after(error);
  else field.parentElement?.before(error);
  const described = group ?? field;
  const hint = described.getAttribute('aria-describedby');
  described.setAttribute('aria-describedby', hint ? `${hint} ${error.id}` : error.id);
  // the first node: 'optional' follows the label's own text
  return (legend ?? field.labels?.[0])?.firstChild?.textContent ?? '';
}

/**
 * Shows the browser's validation messages of a form in the markup of the server's errors
 * (error-summary.tsx, field-error.tsx), and moves the focus to the summary.
 */
function showErrors(form: HTMLFormElement, errors: FormErrors): void {
  const { formId, problem = '', errorPrefix = '' } = form.dataset;
  clearErrors(form);
  const heading = create('h3', { id: `${formId}-errors`, className: 'text-h4' }, problem);
  const list = create('ul', {});
  for (const [name, message = ''] of Object.entries(errors)) {
    const id = `${formId}-${name}`;
    const label = showError(form, id, name, message);
    list.append(create('li', {}, create('a', { href: `#${id}` }, `${label}: ${message}`)));
  }
  const summary = create('div', { className: 'error-summary', tabIndex: -1 }, heading, list);
  summary.setAttribute('role', 'alert');
  summary.setAttribute('aria-labelledby', heading.id);
  form.prepend(summary);
  summary.focus();
  markTitle(true, errorPrefix);
  // an island that hydrates now renders the same errors (client/islands/hydrate-island.ts)
  form.dataset.errors = JSON.stringify(errors);
}

/**
 * Shows errors in words when the browser refuses a form with `data-problem`. A hydrated island does
 * this itself.
 */
export function showInvalid(): void {
  document.addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      if (!form?.dataset.problem || form.closest('[data-hydrated]')) return;
      const errors = readInvalid(form, event);
      if (errors) showErrors(form, errors);
    },
    { capture: true },
  );
}

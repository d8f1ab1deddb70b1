import { carryTyped } from './carry-typed.ts';
import type { FormErrors } from './form-definition.ts';

/** Returns why the browser refuses a field, in the page's words; the browser's may be English. */
function messageOf({ validity, dataset, validationMessage }: HTMLInputElement): string {
  return (validity.valueMissing ? dataset.missing : dataset.invalid) ?? validationMessage;
}

/**
 * Returns the message by field name after an `invalid` event, and prevents its
 * bubble, which covers the next field and disappears. Undefined for all but the first invalid
 * field, because the browser fires one event for each.
 */
export function readInvalid(form: HTMLFormElement, event: Event): FormErrors | undefined {
  event.preventDefault();
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('input:invalid,select:invalid,textarea:invalid'),
  ];
  if (fields[0] !== event.target) return undefined;
  return Object.fromEntries(fields.map((field) => [field.name, messageOf(field)]));
}

/** Adds the error prefix to the page title of a refused form, or removes it (WCAG 2.4.2). */
export function markTitle(refused: boolean, prefix: string): void {
  const title = document.title.replace(prefix, '');
  document.title = refused ? prefix + title : title;
}

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

/** Removes the marks of an error from a field or fieldset. */
function unmark(element: Element): void {
  for (const field of [element, ...element.querySelectorAll('[aria-invalid]')])
    field.removeAttribute('aria-invalid');
  const hint = (element.getAttribute('aria-describedby') ?? '').replace(/ ?\S+$/, '');
  if (hint) element.setAttribute('aria-describedby', hint);
  else element.removeAttribute('aria-describedby');
}

/** Removes the errors in a form, the server's too. */
function clearErrors(form: HTMLFormElement): void {
  for (const error of form.querySelectorAll('.error-summary, .field-error')) error.remove();
  for (const field of form.querySelectorAll('[aria-describedby$=-error]')) unmark(field);
}

/** Shows the error of a field next to it, and returns a link to the field for the summary. */
function showError(field: HTMLInputElement, prefix: string, message: string): HTMLElement {
  const group = field.closest('fieldset');
  const legend = group?.querySelector('legend');
  const id = `${field.id}-error`;
  const hidden = create('span', { className: 'sr-only' }, prefix);
  const error = create('p', { id, className: 'field-error' }, hidden, message);
  if (legend) legend.after(error);
  else field.parentElement?.before(error);
  for (const control of group?.querySelectorAll('input') ?? [field])
    control.setAttribute('aria-invalid', 'true');
  const described = group ?? field;
  const hint = described.getAttribute('aria-describedby');
  described.setAttribute('aria-describedby', hint ? `${hint} ${id}` : id);
  return create('a', { href: `#${field.id}` }, message);
}

/** Removes the error of a field that is valid now, and the summary after the last one. */
function removeMended(form: HTMLFormElement, field: HTMLInputElement, errorTitle: string): void {
  const marked = field.closest('fieldset') ?? field;
  const id = marked.getAttribute('aria-describedby')?.match(/\S+-error$/)?.[0];
  if (!id || !field.validity.valid) return;
  document.getElementById(id)?.remove();
  form
    .querySelector(`.error-summary a[href="#${id.replace(/-error$/, '')}"]`)
    ?.parentElement?.remove();
  unmark(marked);
  const errors = JSON.parse(form.dataset.errors ?? '{}');
  delete errors[field.name];
  form.dataset.errors = JSON.stringify(errors);
  if (form.querySelector('.error-summary li')) return;
  clearErrors(form);
  delete form.dataset.errors;
  markTitle(false, errorTitle);
}

/**
 * Shows what the browser refuses in a form, in the markup of the server's errors
 * (error-summary.tsx, field-error.tsx), and moves the focus to the summary. `words` are the data
 * attributes of errorAttributes.
 */
function showErrors(form: HTMLFormElement, errors: FormErrors, words: DOMStringMap): void {
  const { formId, problem = '', errorPrefix = '', errorTitle = '' } = words;
  clearErrors(form);
  const heading = create('h3', { id: `${formId}-errors`, className: 'text-h4' }, problem);
  const list = create('ul', {});
  for (const [name, message = ''] of Object.entries(errors)) {
    const field = document.getElementById(`${formId}-${name}`) as HTMLInputElement;
    list.append(create('li', {}, showError(field, errorPrefix, message)));
  }
  const summary = create('div', { className: 'error-summary', tabIndex: -1 }, heading, list);
  summary.setAttribute('role', 'alert');
  summary.setAttribute('aria-labelledby', heading.id);
  form.prepend(summary);
  summary.focus();
  markTitle(true, errorTitle);
  // an island that hydrates now renders the same errors (client/islands/hydrate-island.ts)
  form.dataset.errors = JSON.stringify(errors);
}

/**
 * Shows errors in words when the browser refuses a form in an element with `data-problem`. A
 * hydrated island does this itself. The language switch takes along what was typed there.
 */
export function showInvalid(): void {
  carryTyped();
  document.addEventListener(
    'invalid',
    (event) => {
      const { form } = event.target as HTMLInputElement;
      const { dataset } = form?.closest<HTMLElement>('[data-problem]') ?? {};
      if (!form || !dataset || form.closest('[data-hydrated]')) return;
      const errors = readInvalid(form, event);
      if (errors) showErrors(form, errors, dataset);
    },
    { capture: true },
  );
  document.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    const { dataset } = field.closest<HTMLElement>('[data-problem]') ?? {};
    if (field.form && dataset && !field.closest('[data-hydrated]'))
      removeMended(field.form, field, dataset.errorTitle ?? '');
  });
}

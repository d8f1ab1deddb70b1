import type { FormErrors } from './form-definition.ts';

/**
 * Returns the browser's own message by field name after an `invalid` event, and prevents its
 * bubble, which covers the next field and disappears. Undefined for all but the first invalid
 * field, because the browser fires one event for each.
 */
export function readInvalid(form: HTMLFormElement, event: Event): FormErrors | undefined {
  event.preventDefault();
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('input:invalid,select:invalid,textarea:invalid'),
  ];
  if (fields[0] !== event.target) return undefined;
  return Object.fromEntries(fields.map((field) => [field.name, field.validationMessage]));
}

/** Adds the error prefix to the page title of a refused form, or removes it (WCAG 2.4.2). */
export function markTitle(refused: boolean, prefix: string): void {
  const title = document.title.replace(prefix, '');
  document.title = refused ? prefix + title : title;
}

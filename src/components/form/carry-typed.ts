import { prefill } from './form-definition.ts';

/** Returns whether the visitor has typed or chosen something in a field. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.value !== field.defaultValue;
}

/** Sends a form as it is to an address, which returns it filled in. */
function sendTo(action: string, form: HTMLFormElement): void {
  const mark = Object.assign(document.createElement('input'), { type: 'hidden', ...prefill });
  const { action: ownAction } = form;
  form.append(mark);
  form.action = action;
  // without checking: what is missing can be typed there
  form.submit();
  // Back may show this page again
  form.action = ownAction;
  mark.remove();
}

function sendWithChoice(event: MouseEvent): void {
  const { target } = event;
  const choice = target instanceof Element && target.closest('[data-languages] :is(a, button)');
  // of the forms that are not posted only those with choices alone: no typed words belong in a URL
  const forms = document.querySelectorAll<HTMLFormElement>(
    'main form:is([method=post], [data-choices])',
  );
  const form = [...forms].find(({ elements }) => [...elements].some(isChanged));
  const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!choice || !form || opensTab || !navigator.onLine) return;
  event.preventDefault();
  sendTo((choice as HTMLAnchorElement).href ?? (choice as HTMLButtonElement).form?.action, form);
}

/**
 * Makes the language switch take along what was typed, once however many forms ask for it. Without a
 * connection it only opens the saved copy, and Back has the text.
 */
export function carryTyped(): void {
  // the same function again adds no second listener
  document.addEventListener('click', sendWithChoice);
}

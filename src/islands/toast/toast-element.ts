/** A message for the visitor (spec section 8). */
export interface ToastMessage {
  title: string;
  text: string;
  /** A failure: announced at once, in the alarm colours. */
  destructive?: boolean;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The toast's markup; `onClose` runs when its button is pressed. */
export function buildToast({ title, text, destructive }: ToastMessage, onClose: () => void) {
  const toast = element('div', destructive ? 'toast toast-destructive' : 'toast', '');
  const words = element('div', '', '');
  words.append(element('p', 'toast-title', title), element('p', 'toast-text', text));
  const close = element('button', 'toast-close', '\u00d7');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', 'Close');
  close.addEventListener('click', onClose);
  toast.append(words, close);
  return toast;
}

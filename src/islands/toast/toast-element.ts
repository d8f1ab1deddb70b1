/** What stands around a message, in the page's language. */
interface ToastWords {
  /** The accessible name of the place where messages appear. */
  region: string;
  /** That of the button that takes one away. */
  close: string;
}

/** A message for the visitor. */
export interface ToastMessage {
  title: string;
  text: string;
  /** A failure: announced at once, in the alarm colours. */
  destructive?: boolean;
  words: ToastWords;
}

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** The toast's markup; `onClose` runs when its button is pressed. */
export function buildToast({ title, text, destructive, words }: ToastMessage, onClose: () => void) {
  const toast = element('div', destructive ? 'toast toast-destructive' : 'toast', '');
  const said = element('div', '', '');
  said.append(element('p', 'toast-title', title), element('p', 'toast-text', text));
  const close = element('button', 'toast-close', '\u00d7');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', words.close);
  close.addEventListener('click', onClose);
  toast.append(said, close);
  return toast;
}

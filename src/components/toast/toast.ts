/** A message for the visitor. */
export interface ToastMessage {
  title: string;
  text: string;
  /** A failure: announced immediately, in the alarm colours. */
  destructive?: boolean;
  /** The accessible names of the region for messages and of the close button. */
  words: { region: string; close: string };
}

/** The display time of a toast in ms. */
const displayTime = 5000;
const tick = 100;

/** The space above a toast when the page scrolls to an element, in CSS pixels. */
const gap = 16;

let regions: { polite: HTMLElement; assertive: HTMLElement } | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Adds the empty live regions, named `label`, to the page. Call it when a widget hydrates: a region
 * that is added together with its first message might not be announced (WCAG technique ARIA22).
 */
export function prepareToasts(label: string): NonNullable<typeof regions> {
  if (regions) return regions;
  const section = element('section', 'toasts');
  section.setAttribute('aria-label', label);
  regions = { polite: element('div', ''), assertive: element('div', '') };
  regions.polite.setAttribute('role', 'status');
  regions.assertive.setAttribute('role', 'alert');
  section.append(regions.polite, regions.assertive);
  document.body.append(section);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissToast());
  return regions;
}

/** Keeps scroll targets and focused elements clear of the toast (WCAG 2.4.11). */
function reserveSpace(): void {
  const section = document.querySelector<HTMLElement>('.toasts');
  const covered = section?.querySelector('.toast') ? innerHeight - section.offsetTop : 0;
  document.documentElement.style.scrollPaddingBottom = covered > 0 ? `${covered + gap}px` : '';
}

/** Removes the current message. */
export function dismissToast(): void {
  clearInterval(timer);
  regions?.polite.replaceChildren();
  regions?.assertive.replaceChildren();
  reserveSpace();
}

/**
 * Shows a message for five seconds and replaces the previous one. The time restarts while the
 * pointer or the focus is on it, or the page is hidden (WCAG 2.2.1). Escape and its button close
 * it.
 */
export function showToast({ title, text, destructive, words }: ToastMessage): void {
  dismissToast();
  const toast = element('div', destructive ? 'toast toast-destructive' : 'toast');
  const message = element('div', '');
  message.append(element('p', 'toast-title', title), element('p', '', text));
  const close = element('button', 'toast-close', '\u00d7');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', words.close);
  close.addEventListener('click', dismissToast);
  toast.append(message, close);

  const { polite, assertive } = prepareToasts(words.region);
  (destructive ? assertive : polite).append(toast);
  reserveSpace();
  let left = displayTime;
  timer = setInterval(() => {
    if (document.hidden || toast.matches(':hover, :focus-within')) left = displayTime;
    else left -= tick;
    if (left <= 0) dismissToast();
  }, tick);
}

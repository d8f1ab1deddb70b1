import { setVisibleTimeout } from './set-visible-timeout.ts';
import { buildToast, type ToastMessage } from './toast-element.ts';

/** How long a toast stands. */
const displayTime = 5000;

/** How far a swipe must go to dismiss, in CSS pixels. */
const swipeDistance = 60;

/** Between the toast and what is scrolled to, in CSS pixels. */
const gap = 16;

let cancelTimer = () => {};

let regions: { polite: HTMLElement; assertive: HTMLElement } | undefined;

function liveElement(role: 'status' | 'alert'): HTMLElement {
  const live = document.createElement('div');
  live.setAttribute('role', role);
  return live;
}

/**
 * Puts the live regions, named `label`, into the page. Whoever will show a message calls this when it wakes: a
 * region that arrives together with its first message might not be announced (ARIA22).
 */
export function prepareToasts(label: string): NonNullable<typeof regions> {
  if (regions) return regions;
  const region = document.createElement('section');
  region.className = 'toasts';
  region.setAttribute('aria-label', label);
  regions = { polite: liveElement('status'), assertive: liveElement('alert') };
  region.append(regions.polite, regions.assertive);
  document.body.append(region);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismissToast();
  });
  return regions;
}

/**
 * Keeps what is scrolled to, or focused, clear of the toast, which lies over the top of the page
 * below the header (WCAG 2.4.11): there it covers no button that was just pressed.
 */
function keepClear(): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  const covered = region?.querySelector('.toast') ? region.offsetTop + region.offsetHeight : 0;
  document.documentElement.style.scrollPaddingTop = covered > 0 ? `${covered + gap}px` : '';
}

/** Takes the visible toast away, if there is one. */
function dismissToast(): void {
  cancelTimer();
  regions?.polite.replaceChildren();
  regions?.assertive.replaceChildren();
  keepClear();
}

function startTimer(): void {
  cancelTimer();
  cancelTimer = setVisibleTimeout(dismissToast, displayTime);
}

/** Stops the clock until both the pointer and the focus have gone from the toast. */
function pauseWhileAttended(toast: HTMLElement): void {
  const attention = new Set<string>();
  const signs = [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const;
  for (const [comes, goes] of signs) {
    toast.addEventListener(comes, () => {
      attention.add(comes);
      cancelTimer();
    });
    toast.addEventListener(goes, () => {
      attention.delete(comes);
      if (attention.size === 0) startTimer();
    });
  }
}

function dismissOnSwipe(toast: HTMLElement): void {
  let start: number | undefined;
  toast.addEventListener('pointerdown', (event) => {
    start = event.clientX;
  });
  toast.addEventListener('pointermove', (event) => {
    if (start === undefined) return;
    const distance = event.clientX - start;
    toast.style.translate = `${distance}px 0`;
    if (Math.abs(distance) > swipeDistance) dismissToast();
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    toast.addEventListener(end, () => {
      start = undefined;
      toast.style.translate = '';
    });
  }
}

/**
 * Shows one message for five seconds, in place of any before it: politely, or assertively for a
 * failure. The clock stands still while the pointer or the focus is on it (WCAG 2.2.1); Escape, a
 * swipe and its button take it away.
 */
export function showToast(message: ToastMessage): void {
  dismissToast();
  const toast = buildToast(message, dismissToast);
  pauseWhileAttended(toast);
  dismissOnSwipe(toast);
  const { polite, assertive } = prepareToasts(message.words.region);
  (message.destructive ? assertive : polite).append(toast);
  keepClear();
  startTimer();
}

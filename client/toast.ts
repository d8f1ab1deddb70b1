import { buildToast, type ToastMessage } from './toast-element.ts';

/** How long a toast stands (spec section 9). */
const displayTime = 5000;

/** How far a swipe must go to dismiss, in CSS pixels. */
const swipeDistance = 60;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The live regions stand in the page before the first message, or it might not be announced. */
function liveRegion(assertive: boolean): HTMLElement {
  if (!region) {
    region = document.createElement('section');
    region.className = 'toasts';
    region.setAttribute('aria-label', 'Notifications');
    for (const role of ['status', 'alert']) {
      const live = document.createElement('div');
      live.setAttribute('role', role);
      region.append(live);
    }
    document.body.append(region);
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') dismissToast();
    });
  }
  return region.children[assertive ? 1 : 0] as HTMLElement;
}

/** Takes the visible toast away, if there is one. */
export function dismissToast(): void {
  clearTimeout(timer);
  for (const live of region?.children ?? []) live.replaceChildren();
}

function startTimer(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, displayTime);
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
      clearTimeout(timer);
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
  const live = liveRegion(message.destructive ?? false);
  dismissToast();
  const toast = buildToast(message, dismissToast);
  pauseWhileAttended(toast);
  dismissOnSwipe(toast);
  live.append(toast);
  startTimer();
}

import { once } from '../src/browser/when-needed.ts';

/** Opens the fold that a link leads to; browsers open only folds around the target. */
function openTarget(): void {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/**
 * Keeps a tapped question in view, from the second one on: the first closes no answer above it.
 * Keeps at most one open in browsers without `name` on details.
 */
export function watchDisclosures(): void {
  openTarget();
  window.addEventListener('hashchange', openTarget);
  const all = document.querySelectorAll<HTMLDetailsElement>('details[name]');
  const supportsName = 'name' in HTMLDetailsElement.prototype;
  const hold = once(async () => (await import('./hold-questions.ts')).holdQuestions(all));
  for (const details of all) {
    details.addEventListener('toggle', () => {
      hold();
      if (supportsName || !details.open) return;
      for (const other of all) if (other !== details) other.open = false;
    });
  }
}

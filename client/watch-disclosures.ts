import { once } from '../src/browser/when-needed.ts';

/**
 * Keeps the tapped question in view from the second on, for the first closes nothing above it, and
 * at most one open in browsers that do not know `name` on details.
 */
export function watchDisclosures(): void {
  const all = document.querySelectorAll<HTMLDetailsElement>('details[name]');
  const alone = 'name' in HTMLDetailsElement.prototype;
  const hold = once(async () => (await import('./hold-questions.ts')).holdQuestions(all));
  for (const details of all) {
    details.addEventListener('toggle', () => {
      hold();
      if (alone || !details.open) return;
      for (const other of all) if (other !== details) other.open = false;
    });
  }
}

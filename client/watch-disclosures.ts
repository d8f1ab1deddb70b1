import { once } from '../src/components/loading/when-needed.ts';

/** Opens the fold that a link leads to, or to whose heading; browsers open only folds around the target. */
function openTarget(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const fold = target?.closest('details') ?? target?.querySelector(':scope > details');
  if (!fold || fold.open) return;
  fold.open = true;
  target?.scrollIntoView();
}

/** Opens it after the browser did or did not, also at a second tap, which changes no address. */
function openLinked({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.pathname === location.pathname) setTimeout(() => openTarget(link.hash));
}

/**
 * Keeps a tapped question in view, from the second one on: the first closes no answer above it.
 * Keeps at most one open in browsers without `name` on details.
 */
export function watchDisclosures(): void {
  // not earlier: Chromium does not scroll to a fold that a script has opened before it
  window.addEventListener('load', () => openTarget(location.hash));
  window.addEventListener('hashchange', () => openTarget(location.hash));
  document.addEventListener('click', openLinked);
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

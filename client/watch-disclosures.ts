/** Keeps at most one of the questions open in browsers that do not know `name` on details. */
export function watchDisclosures(): void {
  const all = document.querySelectorAll<HTMLDetailsElement>('details[name]');
  if (all.length === 0 || 'name' in HTMLDetailsElement.prototype) return;
  for (const details of all) {
    details.addEventListener('toggle', () => {
      if (!details.open) return;
      for (const other of all) if (other !== details) other.open = false;
    });
  }
}

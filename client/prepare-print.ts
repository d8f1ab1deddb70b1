/**
 * Opens the closed folds for printing, in browsers whose style sheets cannot (Chrome before 131), and
 * closes them afterwards.
 */
function openFoldsForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([name], [open])')];
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}

/**
 * Opens the folds and adds the print date to the print header. Only a script can: pages are cached, so
 * the server does not know the day. Most browsers print it in the margin anyway.
 */
export function preparePrint(): void {
  openFoldsForPrint();
  const day = document.querySelector<HTMLElement>('[data-printed]');
  if (!day) return;
  window.addEventListener('beforeprint', () => {
    const { lang } = document.documentElement;
    // Kenya's day, as everywhere on the site
    const today = new Date().toLocaleDateString(lang, {
      dateStyle: 'long',
      timeZone: 'Africa/Nairobi',
    });
    day.textContent = `${day.dataset.printed} ${today}`;
  });
}

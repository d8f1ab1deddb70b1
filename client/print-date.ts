/**
 * Opens the folds, which CSS opens in newer browsers only (Chrome 131), and adds the print date
 * to the print header. Only a script can: pages are cached, so the server does
 * not know the day. Most browsers print it in the margin anyway.
 */
export function addPrintDate(): void {
  const day = document.querySelector<HTMLElement>('[data-printed]');
  if (!day) return;
  window.addEventListener('beforeprint', () => {
    const { lang } = document.documentElement;
    const today = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
    for (const fold of document.querySelectorAll('details:not([name])'))
      fold.setAttribute('open', '');
    day.textContent = `${day.dataset.printed} ${today}`;
  });
}

/**
 * Puts the day of printing on the sheets. Without script the sheets go without it: pages are kept, so
 * the server cannot know the day, and most browsers print it in the margin themselves.
 */
export function datePrints(): void {
  const day = document.querySelector<HTMLElement>('[data-printed]');
  if (!day) return;
  window.addEventListener('beforeprint', () => {
    const { lang } = document.documentElement;
    const today = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
    day.textContent = `${day.dataset.printed} ${today}`;
  });
}

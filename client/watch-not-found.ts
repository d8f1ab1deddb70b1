/** Logs the path of a not-found page to the console, and shows its Go Back button. */
export function watchNotFound(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-go-back]');
  if (!button) return;
  console.error(`404: no page at ${location.pathname}`);
  // invisible rather than hidden, so the layout does not move
  button.classList.remove('invisible');
  button.addEventListener('click', () => {
    // a page opened in a new tab has nothing to go back to
    if (history.length > 1) history.back();
    else location.assign(button.dataset.goBack ?? '/');
  });
}

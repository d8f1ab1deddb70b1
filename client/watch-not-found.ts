/** The not-found page: the path goes to the console, and Go Back appears. */
export function watchNotFound(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-go-back]');
  if (!button) return;
  console.error(`404: no page at ${location.pathname}`);
  // its place was kept, so that nothing moves
  button.classList.remove('invisible');
  button.addEventListener('click', () => {
    // a page opened in a new tab has nothing to go back to
    if (history.length > 1) history.back();
    else location.assign('/');
  });
}

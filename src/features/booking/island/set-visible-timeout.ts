/**
 * Runs `run` once the page has been in view for `milliseconds` in all: a message that the visitor
 * could not see, being in the chat, still stands on the way back. Returns what cancels it.
 */
export function setVisibleTimeout(run: () => void, milliseconds: number): () => void {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function follow(): void {
    clearTimeout(timer);
    if (document.hidden) {
      if (since > 0) left -= performance.now() - since;
      since = 0;
      return;
    }
    since = performance.now();
    timer = setTimeout(() => {
      cancel();
      run();
    }, left);
  }
  function cancel(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return cancel;
}

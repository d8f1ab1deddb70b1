/**
 * Calls `run` after the page has been visible for `milliseconds` in total, so a visitor who went to
 * the chat still sees the message on return. Returns a function that cancels the timeout.
 */
export function setVisibleTimeout(run: () => void, milliseconds: number): () => void {
  let remaining = milliseconds;
  let visibleSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    if (document.hidden) {
      if (visibleSince > 0) remaining -= performance.now() - visibleSince;
      visibleSince = 0;
      return;
    }
    visibleSince = performance.now();
    timer = setTimeout(() => {
      cancel();
      run();
    }, remaining);
  }
  function cancel(): void {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  }

  document.addEventListener('visibilitychange', update);
  update();
  return cancel;
}

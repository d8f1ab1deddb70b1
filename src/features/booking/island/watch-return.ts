/**
 * Calls `run` once, when the visitor comes back to the page after leaving it for another tab or app.
 * Returns a function that stops watching.
 */
export function watchReturn(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let hasLeft = false;
  const update = () => {
    const isHere = !document.hidden && document.hasFocus();
    if (!isHere) hasLeft = true;
    else if (hasLeft) {
      controller.abort();
      run();
    }
  };
  update();
  document.addEventListener('visibilitychange', update, { signal });
  for (const type of ['blur', 'focus']) window.addEventListener(type, update, { signal });
  return () => controller.abort();
}

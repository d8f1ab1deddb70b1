/**
 * Milliseconds without movement after which the transition is over; a little longer than it takes.
 */
const stillTime = 400;
/** Frames without movement that are needed as well, because a busy phone may start late. */
const stillFrames = 24;

/**
 * Keeps the tapped question at its position on screen while an answer above it closes. Stops when
 * the visitor scrolls, taps or types.
 */
function holdInPlace(question: HTMLElement): void {
  const startTop = question.getBoundingClientRect().top;
  let moved = performance.now();
  let frames = 0;
  const controller = new AbortController();
  const { signal } = controller;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => controller.abort(), { passive: true, signal });
  }
  const follow = (now: number): void => {
    if (signal.aborted) return;
    const top = question.getBoundingClientRect().top - startTop;
    window.scrollBy({ top, behavior: 'instant' });
    frames += 1;
    // restart at each movement: a slow phone starts and ends its transition late
    if (Math.abs(top) >= 1) [moved, frames] = [now, 0];
    if (now - moved < stillTime || frames < stillFrames) requestAnimationFrame(follow);
    else controller.abort();
  };
  requestAnimationFrame(follow);
}

/** Keeps each tapped question at its position on screen. */
export function holdQuestions(questions: Iterable<HTMLElement>): void {
  for (const question of questions) {
    question.firstElementChild?.addEventListener('click', () => holdInPlace(question));
  }
}

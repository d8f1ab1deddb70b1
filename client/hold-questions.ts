/** How long nothing may move before an answer has opened or closed, in ms: one transition and some. */
const stillTime = 400;
/** As many frames of it must have been seen: a busy phone shows the first one later than that. */
const stillFrames = 24;

/** Lets an answer that closes above it move what was tapped no more; who scrolls meanwhile is let go. */
function holdInPlace(question: HTMLElement): void {
  const place = question.getBoundingClientRect().top;
  let moved = performance.now();
  let frames = 0;
  const leave = new AbortController();
  const { signal } = leave;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => leave.abort(), { passive: true, signal });
  }
  const follow = (now: number): void => {
    if (signal.aborted) return;
    const top = question.getBoundingClientRect().top - place;
    window.scrollBy({ top, behavior: 'instant' });
    frames += 1;
    // counted from the last movement: a slow phone starts and ends its transition late
    if (Math.abs(top) >= 1) [moved, frames] = [now, 0];
    if (now - moved < stillTime || frames < stillFrames) requestAnimationFrame(follow);
    else leave.abort();
  };
  requestAnimationFrame(follow);
}

/** Keeps each question that is tapped where it is on the screen. */
export function holdQuestions(questions: Iterable<HTMLElement>): void {
  for (const question of questions) {
    question.firstElementChild?.addEventListener('click', () => holdInPlace(question));
  }
}

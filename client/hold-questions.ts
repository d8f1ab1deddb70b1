/** How long nothing may move before an answer has opened or closed, in ms: one transition and some. */
const stillTime = 400;

/** Lets an answer that closes above it move what was tapped no more; who scrolls meanwhile is let go. */
function holdInPlace(question: HTMLElement): void {
  const place = question.getBoundingClientRect().top;
  let moved = performance.now();
  const leave = new AbortController();
  const { signal } = leave;
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(type, () => leave.abort(), { passive: true, signal });
  }
  const follow = (now: number): void => {
    if (signal.aborted) return;
    const top = question.getBoundingClientRect().top - place;
    window.scrollBy({ top, behavior: 'instant' });
    // counted from the last movement: a slow phone starts and ends its transition late
    if (Math.abs(top) >= 1) moved = now;
    if (now - moved < stillTime) requestAnimationFrame(follow);
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

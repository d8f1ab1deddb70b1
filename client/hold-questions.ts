/** How long an answer takes to open or close, in ms, and some frames. */
const movingTime = 400;

/** Lets an answer that closes above it move what was tapped no more; who scrolls meanwhile is let go. */
function holdInPlace(question: HTMLElement): void {
  const place = question.getBoundingClientRect().top;
  const end = performance.now() + movingTime;
  const leave = new AbortController();
  const { signal } = leave;
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(type, () => leave.abort(), { passive: true, signal });
  }
  const follow = (now: number): void => {
    if (signal.aborted) return;
    const top = question.getBoundingClientRect().top - place;
    window.scrollBy({ top, behavior: 'instant' });
    if (now < end) requestAnimationFrame(follow);
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

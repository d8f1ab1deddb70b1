const minute = 60_000;

/** Returns whether an element's time includes `now`; times are epochs, so no time zone matters. */
const includes = ({ dataset }: HTMLElement, now: number) =>
  Number(dataset.from ?? 0) <= now && now < Number(dataset.until);

/** Shows each text of this minute, or the one that is always true; hides reports that are over. */
function showMoment(): void {
  const now = Date.now();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const templates = [...clock.querySelectorAll('template')];
    const current = templates.find((template) => includes(template, now));
    const text = document.createElement('span');
    if (current) text.append(current.content.cloneNode(true));
    if (clock.dataset.clock) clock.lastElementChild?.remove();
    clock.append(text);
    clock.dataset.clock = current ? 'now' : 'always';
  }
  for (const report of document.querySelectorAll<HTMLElement>('p[data-until]'))
    report.hidden = !includes(report, now);
}

/** Keeps the texts about this minute true: each minute, and when the visitor comes back. */
export function showMoments(): void {
  if (!document.querySelector('[data-clock], p[data-until]')) return;
  const next = () => {
    showMoment();
    // hours start and end on full minutes
    setTimeout(next, minute - (Date.now() % minute));
  };
  next();
  document.addEventListener('visibilitychange', showMoment);
  window.addEventListener('pageshow', showMoment);
}

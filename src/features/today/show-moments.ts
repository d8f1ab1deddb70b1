const minute = 60_000;

/** Returns whether an element's time includes `now`; times are epochs, so no time zone matters. */
const includes = ({ dataset }: HTMLElement, now: number) =>
  Number(dataset.from ?? 0) <= now && now < Number(dataset.until);

/** The text that each clock shows; undefined for the one that is always true. */
const shown = new Map<HTMLElement, HTMLElement | undefined>();

/**
 * Shows each text of this minute, or the one that is always true; hides reports that are over. An
 * unchanged text stays the same element: a screen reader or a selection may be in it.
 */
function showMoment(): void {
  const now = Date.now();
  for (const clock of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const templates = [...clock.querySelectorAll('template')];
    const current = templates.find((template) => includes(template, now));
    if (shown.has(clock) && shown.get(clock) === current) continue;
    shown.set(clock, current);
    const text = document.createElement('span');
    if (current) text.append(current.content.cloneNode(true));
    if (clock.dataset.clock) clock.lastElementChild?.remove();
    clock.append(text);
    clock.dataset.clock = current ? 'now' : 'always';
    clock.dataset.opens = current?.dataset.opens ?? '';
  }
  for (const report of document.querySelectorAll<HTMLElement>('p[data-until]'))
    report.hidden = !includes(report, now);
}

/** Puts the rows that are open first, then those that open next; what has no time is last. */
function sortRows(): void {
  const opens = (row: Element) =>
    Number(row.querySelector<HTMLElement>('[data-clock]')?.dataset.opens || Number.MAX_VALUE);
  for (const list of document.querySelectorAll('[data-rows] > dl')) {
    list.append(...[...list.children].sort((a, b) => opens(a) - opens(b)));
  }
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
  // once: a row must not move while it is read
  sortRows();
  document.addEventListener('visibilitychange', showMoment);
  window.addEventListener('pageshow', showMoment);
}

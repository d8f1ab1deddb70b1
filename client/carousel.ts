import EmblaCarousel from 'embla-carousel';

/** Speed and drag distance of the carousel (spec section 9). */
const settings = { duration: 25, dragThreshold: 10 } as const;

/**
 * Wakes a carousel: buttons that are disabled at the ends, arrow keys, dragging, and the slides
 * in view announced. It never moves by itself (WAI-ARIA APG, carousel pattern).
 */
export async function wakeCarousel(root: HTMLElement): Promise<void> {
  const viewport = root.querySelector<HTMLElement>('[data-carousel-viewport]');
  const previous = root.querySelector<HTMLButtonElement>('[data-carousel-previous]');
  const next = root.querySelector<HTMLButtonElement>('[data-carousel-next]');
  const status = root.querySelector<HTMLElement>('[data-carousel-status]');
  if (!viewport || !previous || !next || !status) return;

  const started = viewport.scrollLeft / Math.max(1, viewport.clientWidth);
  viewport.scrollLeft = 0;
  root.setAttribute('data-awake', '');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const embla = EmblaCarousel(viewport, {
    ...settings,
    align: 'start',
    containScroll: 'trimSnaps',
    // a sliver of the next slide is not in view yet
    inViewThreshold: 0.9,
    duration: reduced.matches ? 0 : settings.duration,
  });
  if (started > 0) {
    // the visitor had scrolled before this code arrived
    const perView = Math.max(1, embla.slidesInView().length);
    embla.scrollTo(Math.round(started * perView), true);
  }

  const total = embla.slideNodes().length;
  function update(): void {
    if (!previous || !next || !status) return;
    previous.disabled = !embla.canScrollPrev();
    next.disabled = !embla.canScrollNext();
    const inView = embla.slidesInView().sort((a, b) => a - b);
    const [first = 0, last = first] = [inView[0], inView.at(-1)];
    status.textContent =
      first === last
        ? `Picture ${first + 1} of ${total}`
        : `Pictures ${first + 1} to ${last + 1} of ${total}`;
  }

  previous.addEventListener('click', () => embla.scrollPrev());
  next.addEventListener('click', () => embla.scrollNext());
  root.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else if (event.key === 'ArrowRight') embla.scrollNext();
    else return;
    event.preventDefault();
  });
  embla.on('select', update).on('slidesInView', update).on('reInit', update);
  for (const control of root.querySelectorAll<HTMLElement>('[data-carousel-control]')) {
    control.hidden = false;
  }
  update();
}

import EmblaCarousel from 'embla-carousel';

/** Embla's scroll duration, and its drag threshold in pixels. */
const settings = { duration: 25, dragThreshold: 10 } as const;

/**
 * Starts a carousel: adds buttons that are disabled at the ends, arrow keys, dragging, and a status
 * that announces the slides in view. It never moves on its own (WAI-ARIA APG, carousel pattern).
 */
export async function startCarousel(root: HTMLElement): Promise<void> {
  const viewport = root.querySelector<HTMLElement>('[data-carousel-viewport]');
  const previous = root.querySelector<HTMLButtonElement>('[data-carousel-control=previous]');
  const next = root.querySelector<HTMLButtonElement>('[data-carousel-control=next]');
  const status = root.querySelector<HTMLElement>('[data-carousel-status]');
  if (!viewport || !previous || !next || !status) return;

  // the visitor may have scrolled before this code was loaded
  const slide = viewport.querySelector<HTMLElement>('.carousel-slide');
  const started = Math.round(viewport.scrollLeft / Math.max(1, slide?.offsetWidth ?? 0));
  viewport.scrollLeft = 0;
  root.setAttribute('data-awake', '');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const embla = EmblaCarousel(viewport, {
    ...settings,
    align: 'start',
    containScroll: 'trimSnaps',
    duration: reduced.matches ? 0 : settings.duration,
  });
  if (started > 0) embla.scrollTo(started, true);

  const total = embla.slideNodes().length;
  function update(): void {
    if (!previous || !next || !status) return;
    const focused = document.activeElement;
    previous.disabled = !embla.canScrollPrev();
    next.disabled = !embla.canScrollNext();
    // a disabled button loses the focus (WCAG 2.4.3); on the other button, Enter would scroll back
    if ((previous.disabled && focused === previous) || (next.disabled && focused === next)) {
      viewport?.focus({ preventScroll: true });
    }
    const first = embla.selectedScrollSnap();
    // the slides of the last view share one snap point
    const last = first + total - embla.scrollSnapList().length;
    const { carouselStatus = '', carouselStatusOne = '' } = status.dataset;
    status.textContent = (first === last ? carouselStatusOne : carouselStatus)
      .replace('{first}', `${first + 1}`)
      .replace('{last}', `${last + 1}`)
      .replace('{total}', `${total}`);
  }

  previous.addEventListener('click', () => embla.scrollPrev());
  next.addEventListener('click', () => embla.scrollNext());
  root.addEventListener('keydown', (event) => {
    // Alt and the left arrow is the browser's Back
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') embla.scrollPrev();
    else if (event.key === 'ArrowRight') embla.scrollNext();
    else return;
    event.preventDefault();
  });
  embla.on('select', update).on('reInit', update);
  previous.hidden = false;
  next.hidden = false;
  update();
}

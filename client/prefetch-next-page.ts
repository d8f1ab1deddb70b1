import { savesData } from '../src/components/loading/data-saving.ts';

/** Milliseconds that the mouse must rest on a link before its page is fetched. */
const restTime = 80;

const fetched = new Set<string>();

function prefetch(href: string): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** Returns the path and query of a link to another page of this site. */
function nextPage(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname + link.search;
}

/**
 * Prefetches a page while the finger or the mouse is on its link, unless the visitor saves data.
 */
export function prefetchNextPage(): void {
  if (savesData()) return;
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(resting);
    const href = pointerType === 'mouse' ? nextPage(target) : undefined;
    if (href) resting = setTimeout(() => prefetch(href), restTime);
  });
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const href = nextPage(target);
      if (href) prefetch(href);
    },
    { passive: true },
  );
}

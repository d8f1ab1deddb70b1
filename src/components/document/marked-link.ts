import type { PageLink } from '../../locales/places.ts';
import type { Place } from '../../site/addresses.ts';
import { type PageRouteName, routes } from '../../site/routes.ts';
import { useLink } from '../locale.tsx';

type CurrentMark = 'page' | 'true' | undefined;

/** 'page' on the page itself, 'true' on the section it belongs to (WAI-ARIA 1.2, aria-current). */
function currentMark(name: PageRouteName, place: Place | undefined): CurrentMark {
  if (!place) return undefined;
  if (place.name === name) return 'page';
  const row = routes[place.name];
  return 'parent' in row && row.parent === name ? 'true' : undefined;
}

/** How header, menu and footer link to a page: as every page does, with the mark of where one is. */
export function useMarkedLink(
  place: Place | undefined,
): (name: PageRouteName) => PageLink & { 'aria-current': CurrentMark } {
  const link = useLink();
  return (name) => ({ ...link(name), 'aria-current': currentMark(name, place) });
}

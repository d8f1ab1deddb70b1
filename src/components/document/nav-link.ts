import type { Place } from '../../site/addresses.ts';
import { type PageRouteName, routes } from '../../site/routes.ts';
import { useHrefIfOn } from '../locale.tsx';

type CurrentMark = 'page' | 'true' | undefined;

/** Returns 'page' for the current page and 'true' for its parent (WAI-ARIA 1.2, aria-current). */
function currentMark(name: PageRouteName, place: Place | undefined): CurrentMark {
  if (!place) return undefined;
  if (place.name === name) return 'page';
  const row = routes[place.name];
  return 'parent' in row && row.parent === name ? 'true' : undefined;
}

/**
 * Returns link attributes for the header, menu and footer, which mark the current page. Their lists
 * come from the route table without the pages that are off.
 */
export function useNavLink(
  place: Place | undefined,
): (name: PageRouteName) => { href: string | undefined; 'aria-current': CurrentMark } {
  const href = useHrefIfOn();
  return (name) => ({ href: href(name), 'aria-current': currentMark(name, place) });
}

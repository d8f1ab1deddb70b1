import { breadcrumbs, type Place } from '../../site/addresses.ts';
import type { PageRouteName } from '../../site/routes.ts';
import { useHrefIfOn } from '../locale.tsx';

type CurrentMark = 'page' | 'true' | undefined;

/**
 * Returns 'page' for the current page and 'true' for those above it, so that the menu says the same as the
 * breadcrumbs (WAI-ARIA 1.2, aria-current). Home is above every page: only its own link marks it.
 */
function currentMark(name: PageRouteName, place: Place | undefined): CurrentMark {
  if (!place) return undefined;
  if (place.name === name) return 'page';
  const isAbove = name !== 'home' && breadcrumbs(place).some((step) => step.name === name);
  return isAbove ? 'true' : undefined;
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

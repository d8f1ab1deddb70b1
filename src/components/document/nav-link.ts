import { breadcrumbs, type Place } from '../../site/addresses.ts';
import type { PageRouteName, RouteName } from '../../site/routes.ts';
import { useHrefIfOn } from '../locale.tsx';

type CurrentMark = 'page' | 'true' | undefined;

/** The pages above a page in the menu, whose Maternity is the section of all maternity pages. */
function sectionsOf(place: Place): readonly RouteName[] {
  const names = breadcrumbs(place).map(({ name }) => name);
  return names.includes('maternity')
    ? names.map((name) => (name === 'services' ? 'maternityPackages' : name))
    : names;
}

/**
 * Returns 'page' for the current page and 'true' for those above it, as the breadcrumbs do (WAI-ARIA 1.2,
 * aria-current). Home is above every page: only its own link marks it.
 */
function currentMark(name: PageRouteName, place: Place | undefined): CurrentMark {
  if (!place) return undefined;
  if (place.name === name) return 'page';
  const isAbove = name !== 'home' && sectionsOf(place).includes(name);
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

import type { Place } from '../../../site/addresses.ts';
import { buttonClasses } from '../../links/button-classes.ts';
import { useWords } from '../../locale.tsx';
import { useNavLink } from '../nav-link.ts';
import { SearchForm } from '../search-form.tsx';
import { headerRouteNames } from './header-route-names.ts';
import { SocialLinks } from './social-links.tsx';

/**
 * The menu of small screens. It is a popover, so it opens, and closes with Escape or a tap outside,
 * without script. The emergency page, search and the tools come first.
 */
export function Menu({ place }: { place: Place | undefined }) {
  const { menuLabels } = useWords('labels');
  const { frame } = useWords('frame');
  const link = useNavLink(place);
  return (
    <nav
      id="menu"
      popover="auto"
      aria-label={frame.menuLabel}
      className="menu-popover bg-page pb-6 floats lg:hidden"
    >
      <div className="shell pt-2 pb-3">
        {headerRouteNames.urgent.map((name) => (
          <a key={name} {...link(name)} className="emergency-link mb-3 text-h4">
            {menuLabels[name]}
          </a>
        ))}
        <SearchForm id="menu-q" />
        <ul className="menu-tools">
          {headerRouteNames.tools.map((name) => (
            <li key={name}>
              <a {...link(name)} className="text-link">
                {menuLabels[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <ul className="shell divide-y divide-line">
        {headerRouteNames.links.map((name) => (
          <li key={name}>
            <a
              {...link(name)}
              className="menu-link flex min-h-12 items-center text-h4 font-semibold"
            >
              {menuLabels[name]}
            </a>
          </li>
        ))}
      </ul>
      <div className="shell mt-4">
        {headerRouteNames.buttons.map((name) => (
          <a key={name} {...link(name)} className={`${buttonClasses('action')} w-full`}>
            {menuLabels[name]}
          </a>
        ))}
        <SocialLinks />
      </div>
    </nav>
  );
}

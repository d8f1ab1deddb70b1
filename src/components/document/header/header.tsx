import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { Place } from '../../../site/addresses.ts';
import { DrawnIcon } from '../../icons/icon.tsx';
import * as drawings from '../../icons/icon-drawings.ts';
import { buttonClasses } from '../../links/button-classes.ts';
import { useWords } from '../../locale.tsx';
import { Logo } from '../logo.tsx';
import { useNavLink } from '../nav-link.ts';
import { headerRouteNames } from './header-route-names.ts';
import { Menu } from './menu.tsx';
import { SocialLinks } from './social-links.tsx';

/** A link to the search page: the header has no room for a search box. */
function SearchLink({ place }: { place: Place | undefined }) {
  const { labels } = useWords('labels');
  const link = useNavLink(place);
  return (
    <a {...link('search')} className="header-tool search-tool text-brand">
      <DrawnIcon drawing={drawings.search} className="size-6" />
      <span className="sr-only">{labels.search}</span>
    </a>
  );
}

/**
 * The header of every page: a row of links on wide screens, a menu button on small ones. At widths
 * in between, the social profiles are in the footer only.
 */
export function Header({ place }: { place: Place | undefined }) {
  const { headerLabels, headerNames } = useWords('labels');
  const { frame } = useWords('frame');
  const link = useNavLink(place);
  return (
    <header className="site-header" data-header="">
      <div className="shell header-bar">
        <Logo />
        <nav
          aria-label={frame.mainLabel}
          className="main-nav hidden grow items-center justify-end gap-x-2 lg:flex xl:justify-between"
        >
          <ul className="flex items-center">
            {headerRouteNames.links.map((name) => (
              <li key={name}>
                {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the link's href is in the spread */}
                <a {...link(name)} aria-label={headerNames[name]} className="nav-link">
                  {headerLabels[name]}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-x-1 xl:gap-x-2">
            <SearchLink place={place} />
            <div className="hidden xl:block">
              <SocialLinks />
            </div>
            {headerRouteNames.urgent.map((name) => (
              <a key={name} {...link(name)} className="urgent-link">
                {headerLabels[name]}
              </a>
            ))}
            <a
              href={phoneHref}
              className="flex min-h-11 min-w-11 items-center justify-center text-small font-bold whitespace-nowrap text-brand"
            >
              <DrawnIcon drawing={drawings.phone} className="size-6 xl:hidden" />
              <span className="sr-only xl:not-sr-only">{site.phone}</span>
            </a>
            {headerRouteNames.buttons.map((name) => (
              <a
                key={name}
                {...link(name)}
                className={`whitespace-nowrap xl:ms-2 ${buttonClasses('action')}`}
              >
                {headerLabels[name]}
              </a>
            ))}
          </div>
        </nav>
        <div className="flex items-center lg:hidden">
          <SearchLink place={place} />
          <a href={phoneHref} className="header-tool text-brand">
            <DrawnIcon drawing={drawings.phone} className="size-6" />
            <span className="sr-only">{`${frame.call} ${site.phone}`}</span>
          </a>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={frame.toggleMenu}
            aria-controls="menu"
            className="header-tool"
          >
            <DrawnIcon drawing={drawings.list} className="menu-toggle-open size-6" />
            <DrawnIcon drawing={drawings.close} className="menu-toggle-close size-6" />
          </button>
        </div>
      </div>
      <Menu place={place} />
    </header>
  );
}

import type { Place } from '../../../site/addresses.ts';
import { DrawnIcon } from '../../icons/icon.tsx';
import * as drawings from '../../icons/icon-drawings.ts';
import { buttonClasses } from '../../links/button-classes.ts';
import { useWords } from '../../locale.tsx';
import { type Counterpart, LanguageSwitch } from '../language-switch.tsx';
import { Logo } from '../logo.tsx';
import { useNavLink } from '../nav-link.ts';
import { EmergencyNumber } from './emergency-number.tsx';
import { headerRouteNames } from './header-route-names.ts';
import { Menu } from './menu.tsx';
import { SocialLinks } from './social-links.tsx';

/** A link to the search page: the header has no room for a search box. */
function SearchLink({ place }: { place: Place | undefined }) {
  const { labels } = useWords('labels');
  const link = useNavLink(place);
  return (
    <a {...link('search')} className="header-tool text-brand max-md:hidden">
      <DrawnIcon drawing={drawings.search} className="size-6" />
      <span className="sr-only">{labels.search}</span>
    </a>
  );
}

interface HeaderProps {
  /** Undefined for a page outside the route table. */
  place: Place | undefined;
  /** The place whose translations the language link leads to. */
  counterpart: Counterpart | undefined;
}

/**
 * The header of every page: a row of links on wide screens, a menu button on small ones. The
 * language link and the emergency number are in it at every width.
 */
export function Header({ place, counterpart }: HeaderProps) {
  const { headerLabels, headerNames } = useWords('labels');
  const { frame } = useWords('frame');
  const link = useNavLink(place);
  return (
    <header className="site-header" data-header="">
      <div className="shell header-bar">
        <Logo />
        <nav aria-label={frame.mainLabel} className="hidden lg:block">
          <ul className="flex flex-wrap">
            {headerRouteNames.links.map((name) => (
              <li key={name}>
                {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the link's href is in the spread */}
                <a {...link(name)} aria-label={headerNames[name]} className="nav-link">
                  {headerLabels[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <div className="header-links">
            <div className="header-social hidden lg:block">
              <SocialLinks />
            </div>
            {/* a response that is shown in place replaces it */}
            <div data-languages="">
              <LanguageSwitch place={counterpart} className="nav-link language-link" />
            </div>
          </div>
          <SearchLink place={place} />
          <EmergencyNumber />
          {headerRouteNames.buttons.map((name) => (
            <a
              key={name}
              {...link(name)}
              className={`hidden lg:inline-flex ${buttonClasses('action')}`}
            >
              {headerLabels[name]}
            </a>
          ))}
          <button
            type="button"
            popoverTarget="menu"
            aria-label={frame.toggleMenu}
            aria-controls="menu"
            className="header-tool -me-2.5 lg:hidden"
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

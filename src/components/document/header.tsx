import type { Place } from '../../addresses.ts';
import { phoneHref, site } from '../../facts/site.ts';
import { socialNetworks, socialProfiles } from '../../facts/social-networks.ts';
import { chatLink } from '../../forms/chat-link.ts';
import { headerRows, type PageRouteName, routes } from '../../routes.ts';
import { buttonClasses } from '../button-classes.ts';
import { NewTabNote, newTabAttributes } from '../button-link.tsx';
import { useLink, useWords } from '../edition.tsx';
import { DrawnIcon, Icon } from '../icon.tsx';
import * as drawings from '../icon-drawings.ts';
import { iconPath } from '../icon-path.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

const links = headerRows.map(([name, { header }]) => ({ name, button: header === 'button' }));

/** 'page' on the page itself, 'true' on the section it belongs to (WAI-ARIA 1.2, aria-current). */
export function currentMark(
  name: PageRouteName,
  place: Place | undefined,
): 'page' | 'true' | undefined {
  if (!place) return undefined;
  if (place.name === name) return 'page';
  const row = routes[place.name];
  return 'parent' in row && row.parent === name ? 'true' : undefined;
}

const headerNetworks: ReadonlySet<string> = new Set(['facebook', 'instagram']);

/** The chat and the profiles that have room in the header; the footer has them all. */
const social = [
  { label: socialNetworks.chat, network: 'chat' as const, url: chatLink() },
  ...socialProfiles.filter(({ network }) => headerNetworks.has(network)),
];

function SocialLinks() {
  return (
    <ul className="flex items-center">
      {social.map(({ label, network, url }) => (
        <li key={network}>
          <a
            href={url}
            {...newTabAttributes}
            className="flex size-11 items-center justify-center rounded-full text-ink-soft transition-colors hover:text-brand"
          >
            <Icon path={iconPath(network)} className="size-5.5" />
            <span className="sr-only">{label}</span>
            <NewTabNote />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The header of every page: on wide screens the links in a row, on small ones a
 * menu behind a toggle. The menu is a popover, so it opens, and closes on Escape and on a tap
 * outside, without script. Between the two the profiles stand in the footer alone.
 */
export function Header({ place }: { place: Place | undefined }) {
  const link = useLink();
  const { headerLabels, menuLabels } = useWords('labels');
  const { frame } = useWords('frame');
  return (
    <header className="site-header" data-header="">
      <div className="shell header-bar">
        <Logo />
        <nav
          aria-label={frame.mainLabel}
          className="main-nav hidden grow items-center justify-end gap-x-4 lg:flex xl:justify-between"
        >
          <ul className="flex items-center">
            {links
              .filter(({ button }) => !button)
              .map(({ name }) => (
                <li key={name}>
                  <a {...link(name)} aria-current={currentMark(name, place)} className="nav-link">
                    {headerLabels[name]}
                  </a>
                </li>
              ))}
          </ul>
          <div className="flex items-center gap-x-3">
            <div className="hidden xl:block">
              <SocialLinks />
            </div>
            <a
              href={phoneHref}
              className="flex min-h-11 min-w-11 items-center justify-center text-small font-bold whitespace-nowrap text-brand"
            >
              <DrawnIcon drawing={drawings.phone} className="size-6 xl:hidden" />
              <span className="sr-only xl:not-sr-only">{site.phone}</span>
            </a>
            {links
              .filter(({ button }) => button)
              .map(({ name }) => (
                <a
                  key={name}
                  {...link(name)}
                  aria-current={currentMark(name, place)}
                  className={`whitespace-nowrap ${buttonClasses('action')}`}
                >
                  {headerLabels[name]}
                </a>
              ))}
          </div>
        </nav>
        <div className="flex items-center lg:hidden">
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
      <nav
        id="menu"
        popover="auto"
        aria-label={frame.menuLabel}
        className="menu-popover bg-page pb-6 shadow-lift lg:hidden"
      >
        <ul className="shell divide-y divide-line">
          {links.map(({ name, button }) => (
            <li key={name} className={button ? 'border-t-0 pt-4' : undefined}>
              <a
                {...link(name)}
                aria-current={currentMark(name, place)}
                className={
                  button
                    ? `${buttonClasses('action')} w-full`
                    : 'menu-link flex min-h-12 items-center text-h4 font-medium'
                }
              >
                {menuLabels[name]}
              </a>
            </li>
          ))}
        </ul>
        <div className="shell mt-4 flex flex-wrap items-center justify-between gap-x-4">
          <a href={phoneHref} className="text-link unbroken flex min-h-11 items-center">
            {site.phone}
          </a>
          <SocialLinks />
          <LanguageSwitch place={place} className="text-link flex min-h-11 items-center" />
        </div>
      </nav>
    </header>
  );
}

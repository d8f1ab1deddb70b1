import { directionsHref } from '../../facts/hospital/map.ts';
import { emailHref, phoneHref, site } from '../../facts/hospital/site.ts';
import { socialProfiles } from '../../facts/hospital/social-networks.ts';
import { pictureNames } from '../../facts/media/picture-names.ts';
import { portraitNames } from '../../facts/media/portrait-names.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { Place } from '../../site/addresses.ts';
import type { Row } from '../../site/define-routes.ts';
import { rowsWith } from '../../site/routes.ts';
import { Icon } from '../icons/icon.tsx';
import { iconPath } from '../icons/icon-path.ts';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { useWords } from '../locale.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LogoMark } from './logo.tsx';
import { useNavLink } from './nav-link.ts';

const linkClasses = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

interface PageLinksProps {
  group: Row['footer'];
  place: Place | undefined;
  className?: string;
  linkClassName?: string;
}

function PageLinks({
  group,
  place,
  className,
  linkClassName = `text-on-band-soft ${linkClasses}`,
}: PageLinksProps) {
  const link = useNavLink(place);
  const { footerLabels } = useWords('labels');
  const names = rowsWith('footer').flatMap(([name, { footer }]) =>
    footer === group ? [name] : [],
  );
  return (
    <ul className={className}>
      {names.map((name) => (
        <li key={name}>
          <a {...link(name)} className={linkClassName}>
            {footerLabels[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactGroup({ place }: { place: Place | undefined }) {
  const { frame } = useWords('frame');
  return (
    <div className="order-first sm:order-none">
      <h2 className="text-h4">{frame.reachUs}</h2>
      <div className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:block">
        <a href={phoneHref} className={`${linkClasses} text-h3 font-semibold whitespace-nowrap`}>
          {site.phone}
        </a>
        <PageLinks group="urgent" place={place} linkClassName="urgent-link" />
      </div>
      <ul>
        <li>
          <a
            href={directionsHref}
            {...newTabAttributes}
            className={`text-on-band-soft ${linkClasses}`}
          >
            <span>
              {`${site.address.street}, ${site.address.region}`}
              <span className="sr-only">{`: ${frame.directions}`}</span>
              <NewTabNote />
            </span>
          </a>
        </li>
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a href={emailHref(email)} className={`mail-address text-on-band-soft ${linkClasses}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page. */
export function Footer({ place }: { place: Place | undefined }) {
  const { locality, region, postalCode } = site.address;
  const { frame } = useWords('frame');
  const chats = [
    ...socialProfiles,
    { label: frame.chatOnWhatsApp, network: 'chat' as const, url: chatLink() },
  ];
  const groups = [
    { group: 'quick', heading: frame.quickLinks },
    { group: 'services', heading: frame.services },
  ] as const;
  return (
    <footer className="site-footer bg-band py-8 text-on-band md:py-14">
      <div className="shell footer-grid">
        <div>
          <p className="flex items-center gap-3 font-display text-h4 font-bold">
            <LogoMark className="size-12" />
            {site.name}
          </p>
          <p className="mt-2 text-on-band-soft">{frame.tagline}</p>
          <ul className="mt-4 -ms-2.5 flex flex-wrap">
            {chats.map(({ label, network, url }) => (
              <li key={label}>
                <a
                  href={url}
                  {...newTabAttributes}
                  className="flex size-11 items-center justify-center rounded-full text-on-band-soft hover:text-on-band"
                >
                  <Icon path={iconPath(network)} className="size-6" />
                  <span className="sr-only">{label}</span>
                  <NewTabNote />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label={frame.footerLabel} className="flex flex-wrap gap-x-4 gap-y-10 sm:gap-x-10">
          {groups.map(({ group, heading }) => (
            <div key={group} className="grow">
              <h2 className="text-h4">{heading}</h2>
              <PageLinks group={group} place={place} className="mt-2" />
            </div>
          ))}
        </nav>
        <ContactGroup place={place} />
      </div>
      <div className="shell mt-8 text-small md:mt-12 text-on-band-soft">
        <nav aria-label={frame.rightsLabel}>
          <PageLinks group="rights" place={place} className="flex flex-wrap gap-x-6" />
        </nav>
        <LanguageSwitch place={place} className={`text-on-band-soft ${linkClasses}`} />
        <DrawingsNote pictures={pictureNames} portraits={portraitNames} className="mt-2" />
        <p className="mt-2">
          {`${frame.copyright} ${site.copyrightYear} ${site.name}, ${locality}, ${region} ${postalCode}`}
        </p>
      </div>
    </footer>
  );
}

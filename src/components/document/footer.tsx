import { directionsHref } from '../../facts/hospital/contact/map.ts';
import { socialProfiles } from '../../facts/hospital/contact/social-networks.ts';
import { emailHref, phoneHref, site } from '../../facts/hospital/site.ts';
import { pictureNames } from '../../facts/media/picture-names.ts';
import { chatLink } from '../../messages/chat-link.ts';
import type { Place } from '../../site/addresses.ts';
import { ClothStrip } from '../cloth/cloth.tsx';
import { NewTabNote, newTabAttributes } from '../links/button-link.tsx';
import { IconLink } from '../links/icon-link.tsx';
import { useWords } from '../locale.tsx';
import { SampleNote } from '../notes/sample-note.tsx';
import { DrawingsNote } from '../pictures/drawings-note.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';
import { FooterLinks, footerLinkClasses } from './footer-links.tsx';

/** The phone number, the largest text of the footer, with every other way to reach the hospital. */
function Contacts() {
  const { frame } = useWords('frame');
  const { street, region } = useWords('postalAddress');
  const profiles = [
    ...socialProfiles,
    { label: frame.chatOnWhatsApp, network: 'chat' as const, url: chatLink() },
  ];
  return (
    <div>
      <p className="text-small text-on-band-soft">
        <UnbrokenText text={frame.tagline} />
      </p>
      <a href={phoneHref} className="footer-number">
        {site.phone}
      </a>
      <ul className="footer-addresses">
        <li>
          <a href={directionsHref} {...newTabAttributes} className={footerLinkClasses}>
            <span>
              <UnbrokenText text={`${street}, ${region}`} />
              <span className="sr-only">{`: ${frame.directions}`}</span>
              <NewTabNote />
            </span>
          </a>
        </li>
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a href={emailHref(email)} className={`mail-address ${footerLinkClasses}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      <ul className="-ms-2.5 flex flex-wrap">
        {profiles.map(({ label, network, url }) => (
          <li key={label}>
            <IconLink
              url={url}
              label={label}
              icon={network}
              className="header-tool text-on-band-soft"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page, under the border that closes the page's cloth. */
export function Footer({ place }: { place: Place | undefined }) {
  const { locality, postalCode } = site.address;
  const { frame } = useWords('frame');
  const { region } = useWords('postalAddress');
  return (
    <footer className="site-footer bg-band text-on-band">
      <ClothStrip />
      <div className="shell footer-grid">
        <Contacts />
        <nav aria-label={frame.footerLabel} className="footer-groups">
          <FooterLinks group="quick" heading={frame.quickLinks} place={place} folded />
          <FooterLinks group="services" heading={frame.services} place={place} folded />
          <FooterLinks group="tools" heading={frame.tools} place={place} />
        </nav>
      </div>
      <div className="shell">
        <div className="footer-end flex flex-wrap items-center gap-x-6 text-small text-on-band-soft">
          <nav aria-label={frame.rightsLabel}>
            <FooterLinks group="rights" place={place} className="flex flex-wrap gap-x-5" />
          </nav>
          <div>
            <SampleNote of="site" otherwise={<DrawingsNote pictures={pictureNames} />} />
            <p>
              {`${frame.copyright} ${site.copyrightYear} ${site.name}, ${locality}, ${region} ${postalCode}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

import { NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../../components/locale.tsx';
import { Picture } from '../../components/pictures/picture.tsx';
import { mapFrameHref, openMapHref } from '../../facts/hospital/contact/map.ts';
import { emailHref, site } from '../../facts/hospital/site.ts';
import { complaintsSection } from '../../facts/legal/complaints.ts';
import { contactCardPath } from '../../site/addresses.ts';

/** Classes of a link on a line of its own. */
export const contactLink = 'text-link inline-flex min-h-11 items-center';

/** Hours and reply times. */
export function ReplyTimes() {
  const { contact } = useWords('contact');
  return (
    <FactList
      facts={[{ term: contact.hoursLabel, detail: contact.hours }, ...contact.replyTimes]}
    />
  );
}

/** The addresses, the contact card, and where to complain. */
export function ContactDetails() {
  const { contact } = useWords('contact');
  const { street, region } = useWords('postalAddress');
  const href = useHref();
  const language = useLanguage();
  return (
    <div>
      <address className="not-italic">
        {site.name}
        <br />
        {street}
        <br />
        {region} {site.address.postalCode}, {site.address.country}
      </address>
      <ul className="mt-2">
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a href={emailHref(email)} className={`mail-address ${contactLink}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      <p className="no-print flex flex-wrap gap-x-8">
        <a href={contactCardPath(language)} className={contactLink}>
          {contact.saveNumberLabel}
        </a>
        <a href={`${href('patientRights')}#${complaintsSection}`} className={contactLink}>
          {contact.complaintsLabel}
        </a>
      </p>
    </div>
  );
}

/** The map of an outside service, with a link to it that works without the frame. */
export function MapFrame() {
  const { contact } = useWords('contact');
  return (
    <div className="lg:col-span-2">
      <p>
        <a href={openMapHref} {...newTabAttributes} className={contactLink}>
          {contact.openMapLabel}
          <NewTabNote />
        </a>
      </p>
      <div className="no-print relative mt-2 h-100 overflow-clip rounded-panel border border-line">
        {/* the house to look for; no link here: the loaded map would cover it while it has the focus (WCAG 2.4.11) */}
        <Picture name="exterior" size="half" decorative className="absolute inset-0 h-full" />
        <div className="fetched-when-near relative h-100">
          <iframe
            src={mapFrameHref}
            title={contact.mapTitle}
            loading="lazy"
            height={400}
            referrerPolicy="no-referrer"
            // the map needs scripts and opens links in new tabs; everything else is forbidden
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            className="h-100 w-full rounded-panel border-0"
          />
        </div>
      </div>
      <p className="no-print mt-2 text-small">{contact.mapMissing}</p>
    </div>
  );
}

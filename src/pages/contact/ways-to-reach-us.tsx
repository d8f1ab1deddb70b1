import { ButtonLink } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { PageLink } from '../../components/links/page-link.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../../components/locale.tsx';
import { Section } from '../../components/section.tsx';
import { slugOf } from '../../components/text/slug-of.ts';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { directionsHref } from '../../facts/hospital/contact/map.ts';
import { emailHref, site } from '../../facts/hospital/site.ts';
import { complaintsSection } from '../../facts/legal/complaints.ts';
import { visitingHours } from '../../facts/schedule/opening-hours.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { contactCardPath } from '../../site/addresses.ts';
import { isOn } from '../../site/routes.ts';

/** The chat, the way here, and how to call without credit; the number itself is above, on the cloth. */
export function QuickestWays() {
  const { contact } = useWords('contact');
  return (
    <section aria-labelledby="details" className="w-full">
      <h2 id="details" className="sr-only">
        {contact.detailsHeading}
      </h2>
      <div className="actions flex flex-wrap gap-3">
        <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
          {contact.chatLabel}
        </ButtonLink>
        <ButtonLink href={directionsHref} look="quiet" newTab>
          {contact.directionsLabel}
        </ButtonLink>
      </div>
      <div className="mt-2 space-y-2">
        <ChatNote numbered />
        <NoCredit withMessage />
      </div>
    </section>
  );
}

const link = 'text-link touch-target';

/** When the general wards have visitors, and the way to the hours of the others. */
function Visits() {
  const { contact } = useWords('contact');
  const { visiting } = useWords('inpatient');
  const { wardVisits } = useWords('wardLife');
  const { formatHours } = useWords('format');
  return (
    <>
      {wardVisits.map(
        ({ ward, name }) =>
          (ward === 'generalWeekdays' || ward === 'generalWeekends') && (
            <p key={ward}>
              <UnbrokenText text={`${name}: ${formatHours(visitingHours[ward].hours)}`} />
            </p>
          ),
      )}
      <PageLink to="inpatient" end={`#${slugOf(visiting.heading)}`} line="" className={link}>
        {contact.visitsLabel}
      </PageLink>
    </>
  );
}

/** When we are open, where, how soon we reply, the contact card, and where to complain. */
export function HoursAndAddresses() {
  const { contact } = useWords('contact');
  const { visiting } = useWords('inpatient');
  const { street, region } = useWords('postalAddress');
  const href = useHref();
  const language = useLanguage();
  const address = (
    <address className="not-italic">
      {site.name}
      <br />
      {street}
      <br />
      {region} {site.address.postalCode}, {site.address.country}
    </address>
  );
  const emails = (
    <>
      <ul className="-mt-2">
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a href={emailHref(email)} className={`mail-address ${link}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      {contact.emailReply}
    </>
  );
  return (
    <Section
      id="addresses"
      heading={contact.addressesHeading}
      background="sunk"
      beside={
        <p className="flex flex-wrap gap-x-8">
          <a href={contactCardPath(language)} className={link}>
            {contact.saveNumberLabel}
          </a>
          <a href={`${href('patientRights')}#${complaintsSection}`} className={link}>
            {contact.complaintsLabel}
          </a>
        </p>
      }
    >
      <FactList
        facts={[
          { term: contact.hoursLabel, detail: contact.hours },
          ...(isOn('inpatient') ? [{ term: visiting.heading, more: <Visits /> }] : []),
          { term: contact.addressLabel, more: address },
          ...contact.replyTimes,
          { term: contact.emailLabel, more: emails },
        ]}
      />
    </Section>
  );
}

import { ButtonLink } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { FactList } from '../../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../../components/locale.tsx';
import { emailHref, site } from '../../facts/hospital/site.ts';
import { complaintsSection } from '../../facts/legal/complaints.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { contactCardPath } from '../../site/addresses.ts';

/** The chat, and how to call without credit; the number itself is above, on the cloth. */
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
      </div>
      <div className="mt-2 space-y-2">
        <ChatNote numbered />
        <NoCredit withMessage />
      </div>
    </section>
  );
}

const link = 'text-link touch-target';

/** When we are open, how soon we reply, the contact card, and where to complain. */
export function Hours() {
  const { contact } = useWords('contact');
  const href = useHref();
  const language = useLanguage();
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" className="mb-4 text-section">
        {contact.addressesHeading}
      </h2>
      <FactList
        facts={[{ term: contact.hoursLabel, detail: contact.hours }, ...contact.replyTimes]}
      />
      <p className="no-print mt-2 flex flex-wrap gap-x-8">
        <a href={contactCardPath(language)} className={link}>
          {contact.saveNumberLabel}
        </a>
        <a href={`${href('patientRights')}#${complaintsSection}`} className={link}>
          {contact.complaintsLabel}
        </a>
      </p>
    </section>
  );
}

/** The addresses: below the form on wide screens. */
export function Addresses() {
  const { street, region } = useWords('postalAddress');
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
            <a href={emailHref(email)} className={`mail-address ${link}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

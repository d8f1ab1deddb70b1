import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { Icon } from '../components/icons/icon.tsx';
import * as icons from '../components/icons/icon-names.ts';
import { ButtonLink, NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { ChatNote } from '../components/links/chat-note.tsx';
import { EmergencyLine } from '../components/links/emergency-line.tsx';
import { NoCredit } from '../components/links/no-credit.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useHref, useLanguage, useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import { directionsHref, mapFrameHref, openMapHref } from '../facts/hospital/map.ts';
import { emailHref, site } from '../facts/hospital/site.ts';
import { complaintsSection } from '../facts/legal/complaints.ts';
import { ChatForm } from '../features/booking/view/chat-form-section.tsx';
import { chatLink } from '../messages/chat-link.ts';
import { contactCardPath } from '../site/addresses.ts';

const linkClasses = 'text-link inline-flex min-h-11 items-center';

/** The quickest ways: call, chat, or get directions. */
function QuickestWays() {
  const { contact } = useWords('contact');
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="sr-only">
        {contact.detailsHeading}
      </h2>
      <EmergencyLine />
      <div className="mt-2">
        <NoCredit withMessage />
      </div>
      <div className="actions no-print mt-3 flex flex-wrap gap-3">
        <ButtonLink href={chatLink()} look="chat" icon="chat" newTab>
          {contact.chatLabel}
        </ButtonLink>
        <ButtonLink href={directionsHref} look="quiet" newTab>
          {contact.directionsLabel}
        </ButtonLink>
      </div>
      <div className="mt-2">
        <ChatNote />
      </div>
    </section>
  );
}

/** The sketch map and the way in words; the ways from each town are folded. */
function Directions() {
  const { contact } = useWords('contact');
  const { directions } = useWords('directions');
  return (
    <section aria-labelledby="directions" className="mt-8 md:mt-12">
      <h2 id="directions" className="mb-4 text-h3">
        {contact.directionsHeading}
      </h2>
      <DirectionsMap label={directions.sketchLabel} />
      <p className="mt-4">
        <LinkedText text={directions.landmarks} />
      </p>
      <p className="mt-2 font-semibold">
        <UnbrokenText text={directions.boda} />
      </p>
      <details className="disclosure mt-2 border-y border-line">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 font-semibold text-brand">
          {contact.waysHeading}
          <Icon path={icons.plus} className="disclosure-mark size-5 transition-transform" />
        </summary>
        <dl className="space-y-4 pb-5">
          {directions.ways.map(({ from, text }) => (
            <div key={from}>
              <dt className="font-semibold">{from}</dt>
              <dd className="text-ink-soft">
                <LinkedText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** Addresses, hours and reply times. */
function Details() {
  const { contact } = useWords('contact');
  const href = useHref();
  const language = useLanguage();
  return (
    <div>
      <address className="not-italic">
        {site.name}
        <br />
        {site.address.street}
        <br />
        {site.address.region} {site.address.postalCode}, {site.address.country}
      </address>
      <ul className="mt-2">
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a href={emailHref(email)} className={`mail-address ${linkClasses}`}>
              {email}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <FactList
          facts={[{ term: contact.hoursLabel, detail: contact.hours }, ...contact.replyTimes]}
        />
      </div>
      <p className="no-print mt-2 flex flex-wrap gap-x-8">
        <a href={contactCardPath(language)} className={linkClasses}>
          {contact.saveNumberLabel}
        </a>
        <a href={`${href('patientRights')}#${complaintsSection}`} className={linkClasses}>
          {contact.complaintsLabel}
        </a>
      </p>
    </div>
  );
}

/** The map of an outside service, with links to it that work without the frame. */
function MapFrame() {
  const { contact } = useWords('contact');
  const links = [
    { label: contact.openMapLabel, address: openMapHref },
    { label: contact.directionsLabel, address: directionsHref },
  ];
  return (
    <div>
      <p className="flex flex-wrap gap-x-8">
        {links.map(({ label, address }) => (
          <a key={label} href={address} {...newTabAttributes} className={linkClasses}>
            {label}
            <NewTabNote />
          </a>
        ))}
      </p>
      <div className="no-print mt-2 grid min-h-100 rounded-panel bg-surface">
        {/* no link here: the loaded map would cover it while it has the focus (WCAG 2.4.11) */}
        <p className="col-start-1 row-start-1 self-center p-6 text-center">{contact.mapMissing}</p>
        <div className="fetched-when-near relative col-start-1 row-start-1 h-100">
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
    </div>
  );
}

/** /contact: call, chat and the way first, then the form, the addresses and the map. */
export function ContactPage({ place, submission, today }: PageProps) {
  const { contact } = useWords('contact');
  return (
    <>
      <div className="shell pt-3 pb-10 md:pb-20">
        <Breadcrumbs place={place} />
        <div className="mt-3 grid items-start gap-x-16 gap-y-10 md:mt-6 lg:grid-cols-2">
          <div>
            <h1 className="text-h1">{contact.heading}</h1>
            <p className="mt-3 mb-5 text-lead text-ink-soft md:mb-8">
              <LinkedText text={contact.intro} />
            </p>
            <QuickestWays />
            <Directions />
          </div>
          <section
            aria-labelledby="write"
            className="rounded-panel bg-surface p-5 shadow-float md:p-10"
          >
            <h2 id="write" className="text-h2">
              {contact.formHeading}
            </h2>
            <p className="mt-3 mb-6 text-ink-soft">
              <LinkedText text={contact.formIntro} />
            </p>
            <ChatForm name="contact" page="contact" submission={submission} today={today} />
          </section>
        </div>
      </div>
      <section aria-labelledby="map" className="bg-sunk py-8 md:py-16">
        <div className="shell">
          <h2 id="map" className="mb-4 text-h3 md:mb-8">
            {contact.mapHeading}
          </h2>
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
            <div>
              <Details />
              {/* hidden on phones, which would fetch even a lazy picture far below the fold */}
              <div className="no-print mt-8 hidden lg:block">
                <Picture
                  name="hospital-exterior"
                  size="half"
                  className="aspect-3/2 rounded-panel"
                />
              </div>
            </div>
            <MapFrame />
          </div>
        </div>
      </section>
    </>
  );
}

import { Breadcrumbs } from '../components/document/breadcrumbs.tsx';
import { ButtonLink, NewTabNote, newTabAttributes } from '../components/links/button-link.tsx';
import { ChatNote } from '../components/links/chat-note.tsx';
import { EmergencyLine } from '../components/links/emergency-line.tsx';
import { FactList } from '../components/lists/fact-list.tsx';
import { useLanguage, useWords } from '../components/locale.tsx';
import type { PageProps } from '../components/page-props.ts';
import { DirectionsMap } from '../components/pictures/directions-map.tsx';
import { Picture } from '../components/pictures/picture.tsx';
import { LinkedText } from '../components/text/linked-text.tsx';
import { directionsHref, mapFrameHref, openMapHref } from '../facts/hospital/map.ts';
import { emailHref, site } from '../facts/hospital/site.ts';
import { ChatForm } from '../features/booking/view/chat-form-section.tsx';
import { chatLink } from '../messages/chat-link.ts';
import { contactCardPath } from '../site/addresses.ts';

function Details() {
  const { contact } = useWords('contact');
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h2">
        {contact.detailsHeading}
      </h2>
      <div className="mt-6">
        <EmergencyLine />
      </div>
      <div className="actions no-print mt-4 flex flex-wrap gap-3">
        <ButtonLink href={chatLink()} look="quiet" icon="chat" newTab>
          {contact.chatLabel}
        </ButtonLink>
        <ButtonLink href={directionsHref} look="quiet" newTab>
          {contact.directionsLabel}
        </ButtonLink>
        <ChatNote />
      </div>
      <p className="no-print mt-2">
        <a
          href={contactCardPath(useLanguage())}
          className="text-link inline-flex min-h-11 items-center"
        >
          {contact.saveNumberLabel}
        </a>
      </p>
      <address className="mt-6 not-italic">
        {site.name}
        <br />
        {site.address.street}
        <br />
        {site.address.region} {site.address.postalCode}, {site.address.country}
      </address>
      <ul className="mt-3">
        {Object.values(site.emails).map((email) => (
          <li key={email}>
            <a
              href={emailHref(email)}
              className="mail-address text-link inline-flex min-h-11 items-center"
            >
              {email}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <FactList
          facts={[{ term: contact.hoursLabel, detail: contact.hours }, ...contact.replyTimes]}
        />
      </div>
    </section>
  );
}

function Directions() {
  const { contact } = useWords('contact');
  const { directions } = useWords('directions');
  return (
    <section aria-labelledby="directions" className="bg-sunk py-14 md:py-20">
      <div className="shell">
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
          <div>
            <h2 id="directions" className="text-h2">
              {contact.directionsHeading}
            </h2>
            <p className="mt-4 max-w-measure">
              <LinkedText text={directions.landmarks} />
            </p>
            <dl className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-2 lg:grid-cols-1">
              {directions.ways.map(({ from, text }) => (
                <div key={from} className="border-t border-line pt-4">
                  <dt className="font-semibold">{from}</dt>
                  <dd className="mt-1 text-ink-soft">
                    <LinkedText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-1">
            <Picture name="hospital-exterior" size="half" className="aspect-3/2 rounded-panel" />
            <DirectionsMap label={directions.sketchLabel} />
          </div>
        </div>
        <p className="no-print mt-8">{contact.mapHint}</p>
        <p className="flex flex-wrap gap-x-8">
          {[
            { label: contact.openMapLabel, address: openMapHref },
            { label: contact.directionsLabel, address: directionsHref },
          ].map(({ label, address }) => (
            <a
              key={label}
              href={address}
              {...newTabAttributes}
              className="text-link inline-flex min-h-11 items-center"
            >
              {label}
              <NewTabNote />
            </a>
          ))}
        </p>
        <div className="no-print mt-4 grid min-h-100 rounded-panel bg-tint">
          {/* no link here: the loaded map would cover it while it has the focus (WCAG 2.4.11) */}
          <div className="col-start-1 row-start-1 grid content-center gap-2 p-6 text-center">
            <p className="font-semibold">{contact.mapMissing}</p>
            <p>
              {site.name}, {site.address.street}, {site.address.region}
            </p>
          </div>
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
    </section>
  );
}

/** /contact: phone, email, directions, the form and the map. */
export function ContactPage({ place, submission, today }: PageProps) {
  const { contact } = useWords('contact');
  return (
    <>
      <div className="shell pt-3 pb-12 md:pb-20">
        <Breadcrumbs place={place} />
        <div className="mt-3 grid items-start gap-x-16 gap-y-12 md:mt-6 lg:grid-cols-2">
          <div>
            <h1 className="text-h1">{contact.heading}</h1>
            <p className="mt-4 mb-8 text-lead text-ink-soft md:mb-10">
              <LinkedText text={contact.intro} />
            </p>
            <Details />
          </div>
          <section
            aria-labelledby="write"
            className="rounded-panel bg-surface p-6 shadow-float md:p-10"
          >
            <h2 id="write" className="text-h2">
              {contact.formHeading}
            </h2>
            <p className="mt-3 mb-7 text-ink-soft">
              <LinkedText text={contact.formIntro} />
            </p>
            <ChatForm name="contact" page="contact" submission={submission} today={today} />
          </section>
        </div>
      </div>
      <Directions />
    </>
  );
}

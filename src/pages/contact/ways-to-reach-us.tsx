import { ButtonLink, NewTabNote, newTabAttributes } from '../../components/links/button-link.tsx';
import { ChatNote } from '../../components/links/chat-note.tsx';
import { NoCredit } from '../../components/links/no-credit.tsx';
import { Disclosure } from '../../components/lists/disclosure.tsx';
import { useWords } from '../../components/locale.tsx';
import { DirectionsMap } from '../../components/pictures/directions-map.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { directionsHref } from '../../facts/hospital/contact/map.ts';
import { chatLink } from '../../messages/chat-link.ts';
import { contactLink } from './address-and-map.tsx';

/** The chat, and how to call without credit; the number itself is on the cloth. */
export function QuickestWays() {
  const { contact } = useWords('contact');
  return (
    <section aria-labelledby="details" className="w-full">
      <h2 id="details" className="sr-only">
        {contact.detailsHeading}
      </h2>
      <div className="actions flex flex-wrap gap-3">
        <ButtonLink href={chatLink()} look="chat" icon="chat" newTab>
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

/** The sketch map and the way in words; the ways from each town are folded. */
export function Directions() {
  const { contact } = useWords('contact');
  const { directions } = useWords('directions');
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className="mb-4 text-section">
        {contact.directionsHeading}
      </h2>
      <DirectionsMap label={directions.sketchLabel} />
      <p className="mt-2">
        <a href={directionsHref} {...newTabAttributes} className={contactLink}>
          {contact.directionsLabel}
          <NewTabNote />
        </a>
      </p>
      {directions.landmarks && (
        <p className="mt-2">
          <LinkedText text={directions.landmarks} />
        </p>
      )}
      <p className="mt-2 font-semibold">
        <UnbrokenText text={directions.boda} />
      </p>
      {directions.ways.length > 0 && (
        <Disclosure className="mt-4 border-t border-line" summary={contact.waysHeading}>
          <dl className="space-y-4">
            {directions.ways.map(({ from, text }) => (
              <div key={from}>
                <dt className="font-semibold">{from}</dt>
                <dd className="text-ink-soft">
                  <LinkedText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  );
}

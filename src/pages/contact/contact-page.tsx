import { LargeNumber } from '../../components/cloth/large-number.tsx';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { phoneHref } from '../../facts/hospital/site.ts';
import { ChatForm } from '../../features/booking/view/chat-form-section.tsx';
import { ContactDetails, MapFrame, ReplyTimes } from './address-and-map.tsx';
import { Directions, QuickestWays } from './ways-to-reach-us.tsx';

/** /contact: call, chat and the way first, then the form, the addresses and the map. */
export function ContactPage({ place, submission, today }: PageProps) {
  const { contact } = useWords('contact');
  return (
    <>
      <PageOpening
        place={place}
        heading={contact.heading}
        largest={
          <a href={phoneHref} className="mt-3 block hover:underline">
            <LargeNumber />
          </a>
        }
        lead={contact.intro}
        picture="telemedicine"
        pictureOnWide
      >
        <QuickestWays />
      </PageOpening>
      <div className="shell pt-6 pb-8 md:pt-12 md:pb-20">
        <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
          <div>
            <Directions />
            <ReplyTimes />
          </div>
          <section aria-labelledby="write" className="rounded-panel bg-surface p-5 floats md:p-10">
            <h2 id="write" className="text-section">
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
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-3">
            <div>
              <h2 id="map" className="mb-4 text-section">
                {contact.mapHeading}
              </h2>
              <ContactDetails />
            </div>
            <MapFrame />
          </div>
        </div>
      </section>
    </>
  );
}

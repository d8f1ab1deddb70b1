import { NumberButton } from '../../components/cloth/number-button.tsx';
import { PageOpening } from '../../components/cloth/page-opening.tsx';
import { useWords } from '../../components/locale.tsx';
import type { PageProps } from '../../components/page-props.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { ChatForm } from '../../features/booking/view/chat-form-section.tsx';
import { Directions } from './directions.tsx';
import { HoursAndAddresses, QuickestWays } from './ways-to-reach-us.tsx';

/** /contact: call and chat first, then the form beside the way, then hours and addresses. */
export function ContactPage({ place, submission, today }: PageProps) {
  const { contact } = useWords('contact');
  return (
    <>
      <PageOpening
        place={place}
        heading={contact.heading}
        largest={<NumberButton label={contact.callLabel} />}
        picture="telemedicine"
        pictureOnWide
      >
        <QuickestWays />
      </PageOpening>
      <div className="shell pt-6 pb-8 md:pt-12 md:pb-20">
        <div className="grid gap-x-16 gap-y-10 beside-picture">
          <section
            aria-labelledby="write"
            className="self-start rounded-panel bg-surface p-5 floats md:p-10"
          >
            <h2 id="write" className="text-section">
              {contact.formHeading}
            </h2>
            <p className="mt-3 mb-6 text-ink-soft">
              <LinkedText text={contact.formIntro} />
            </p>
            <ChatForm name="contact" page="contact" submission={submission} today={today} />
          </section>
          <Directions />
        </div>
      </div>
      <HoursAndAddresses />
    </>
  );
}

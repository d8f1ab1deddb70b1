import { ButtonLink } from '../../../components/links/button-link.tsx';
import { ChatNote } from '../../../components/links/chat-note.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { chatLink } from '../../../messages/chat-link.ts';

/** The announcement of the app; its button opens the chat with a prepared request. */
export function AppWaitlist() {
  const { appWaitlist } = useWords('maternity');
  return (
    <section
      aria-labelledby="app"
      className="no-print grid gap-x-14 gap-y-6 rounded-panel bg-feature p-7 text-on-band md:p-9 lg:grid-cols-2"
    >
      <div>
        <p className="text-small font-semibold text-on-band-accent">{appWaitlist.discount}</p>
        <h2 id="app" className="mt-2 text-section">
          {appWaitlist.heading}
        </h2>
        <div className="stack mt-4 text-on-band-soft">
          {appWaitlist.text.map((text) => (
            <p key={text}>
              <LinkedText text={text} />
            </p>
          ))}
        </div>
      </div>
      <div>
        <ul className="dotted space-y-1.5">
          {appWaitlist.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <ButtonLink href={chatLink(appWaitlist.chatText)} look="chat" icon="chat" newTab>
            {appWaitlist.joinLabel}
          </ButtonLink>
          <ChatNote withText className="text-on-band-soft" />
          <ul className="flex flex-wrap gap-x-5 text-small text-on-band-soft">
            {appWaitlist.stores.map((store) => (
              <li key={store}>{store}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

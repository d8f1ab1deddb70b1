import { ButtonLink } from '../../../components/links/button-link.tsx';
import { ChatNote } from '../../../components/links/chat-note.tsx';
import { Disclosure } from '../../../components/lists/disclosure.tsx';
import { useWords } from '../../../components/locale.tsx';
import { LinkedText } from '../../../components/text/linked-text.tsx';
import { chatLink } from '../../../messages/chat-link.ts';

/** The announcement of the app; its button opens the chat with a prepared request. */
export function AppWaitlist() {
  const { appWaitlist } = useWords('maternity');
  const { discount, heading, text, features, stores, joinLabel, chatText } = appWaitlist;
  return (
    <section
      aria-labelledby="app"
      className="no-print self-start rounded-panel border border-line p-6 md:p-8"
    >
      <h2 id="app" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2 text-ink-soft">{discount}</p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <ButtonLink href={chatLink(chatText)} look="quiet" icon="chat" newTab>
          {joinLabel}
        </ButtonLink>
        <ChatNote withText />
      </div>
      <Disclosure className="mt-3" summary={<span data-search="off">{appWaitlist.more}</span>}>
        <div className="stack text-ink-soft">
          {text.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
        </div>
        <ul className="dotted mt-4 space-y-1.5">
          {[...features, ...stores].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

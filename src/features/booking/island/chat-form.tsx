import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import type { Language } from '../../../site/languages.ts';
import type { FormName } from '../../../site/routes.ts';
import { kenyanDay } from '../../../time/kenyan-day.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { fieldHints } from '../field-hints.ts';
import { createForm } from '../forms.ts';
import { FormMarkup } from '../view/form-markup.tsx';
import { ChatOutcome } from './chat-outcome.tsx';
import { loadAlarm } from './read-urgency.ts';
import { RequestReceived } from './request-received.tsx';
import { RestoreDraft } from './restore-draft.tsx';
import { UrgentNotice } from './urgent-notice.tsx';
import { useChatForm } from './use-chat-form.ts';

interface ChatFormIslandProps {
  name: FormName;
  action: string;
  values: FormValues;
  errors: FormErrors;
  language: Language;
  /** The emergency page, for the urgent card. */
  emergencyHref: string;
  /** The day in Kenya by the server's clock; only in a form that the server returned. */
  today?: string | undefined;
  words: WordsOf<'chatForm'>;
}

/**
 * A form that opens the chat in a new tab, or the phone's SMS app, with the typed text. The browser
 * validates first; errors that only our own check finds (a blank name, a text too long for the
 * link) look as they do from the server. The outcome and next steps appear above the form. If the
 * tab is blocked or there is no connection, the fields keep their text. When the visitor comes back
 * from the chat or says that the text was sent, the form is cleared, and the draft can be restored
 * until the visitor leaves the page. An urgent message also opens the chat, with a "call now" card
 * above everything else.
 */
export function ChatFormIsland({
  name,
  action,
  language,
  emergencyHref,
  today,
  words,
  ...initial
}: ChatFormIslandProps) {
  const { formMessages } = words;
  const form = createForm(words, name);
  const confirms = name === 'appointment';
  const messages = confirms ? formMessages.request : formMessages.message;
  const chat = useChatForm({ form, language, words, messages, confirms, initial });
  const restoreDraft = (
    <RestoreDraft
      hasDraft={chat.hasDraft}
      restoreCount={chat.restoreCount}
      messages={formMessages}
      onRestore={chat.restoreDraft}
    />
  );
  return (
    <>
      {chat.urgency === 'urgent' && (
        <UrgentNotice
          id={`${form.id}-urgent`}
          words={words.urgentMessage}
          firstAid={chat.firstAid}
          emergencyHref={emergencyHref}
        />
      )}
      {chat.outcome ? (
        <ChatOutcome
          outcome={chat.outcome}
          formId={form.id}
          urgency={chat.urgency}
          failure={messages.failure.text}
          success={messages.success.title}
          onSent={() => chat.confirmSent('sent')}
          onNotYet={chat.handleNotYet}
          onOpenChat={chat.awaitReturn}
          words={words}
        >
          {restoreDraft}
        </ChatOutcome>
      ) : (
        (chat.hasDraft || chat.restoreCount > 0) &&
        chat.state === 'idle' && <div className="mb-6">{restoreDraft}</div>
      )}
      {chat.state === 'sent' ? (
        <RequestReceived {...formMessages.request.confirmation} />
      ) : (
        <FormMarkup
          key={chat.formKey}
          ref={chat.element}
          form={form}
          messages={formMessages}
          action={action}
          values={chat.values}
          errors={chat.errors}
          sending={chat.state === 'sending'}
          hints={fieldHints(chat.typed, today ?? kenyanDay(Date.now()), words)}
          onInvalidCapture={chat.handleInvalid}
          onSubmit={chat.handleSubmit}
          onBlur={chat.handleTyped}
          onInput={(event) => {
            loadAlarm().catch(() => undefined);
            chat.handleTyped(event);
          }}
        />
      )}
    </>
  );
}

import type { FormErrors, FormValues } from '../../../components/form/form-definition.ts';
import type { FormName } from '../../../site/routes.ts';
import { isCalendarDay } from '../../../time/days.ts';
import { kenyanDay } from '../../../time/kenyan-day.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { formIn } from '../forms.ts';
import { FormMarkup } from '../view/form-markup.tsx';
import type { EmergencySteps } from '../view/urgent-card.tsx';
import { ChatOutcome } from './chat-outcome.tsx';
import { KeptWords } from './kept-words.tsx';
import { loadIsUrgent } from './read-urgency.ts';
import { RequestReceived } from './request-received.tsx';
import { UrgentNotice } from './urgent-notice.tsx';
import { useChatForm } from './use-chat-form.ts';

export interface ChatFormIslandProps {
  name: FormName;
  action: string;
  values: FormValues;
  errors: FormErrors;
  /** Where the urgent card leads. */
  steps: readonly EmergencySteps[];
  /** Kenya's day on the server, which a form that came back with a date was checked against. */
  today?: string | undefined;
  words: WordsOf<'chatForm'>;
}

/**
 * A form that opens the chat in a new tab with what was typed, or the phone's SMS app. Native
 * validation comes first; what only our own check finds (spaces for a name, a text too long for the
 * link) is shown as the server shows it. What is left to do stands above it. A blocked tab or no
 * connection is the failure case: everything typed stays. What was typed into a form that is emptied
 * since is kept until the page is left. A message that sounds like an emergency is sent all the same,
 * and the card that says "call now" is above everything else.
 */
export function ChatFormIsland({
  name,
  action,
  steps,
  today,
  words,
  ...sent
}: ChatFormIslandProps) {
  const { formMessages, preferredDay } = words;
  const form = formIn(words, name);
  const confirms = name === 'appointment';
  const messages = confirms ? formMessages.request : formMessages.message;
  const chat = useChatForm({ form, words, messages, confirms, sent });
  const keptWords = (
    <KeptWords
      kept={chat.hasKept}
      restored={chat.restored}
      messages={formMessages}
      onBringBack={chat.bringBack}
    />
  );
  return (
    <>
      {chat.urgency === 'urgent' && (
        <UrgentNotice id={`${form.id}-urgent`} words={words.urgentMessage} steps={steps} />
      )}
      {chat.outcome ? (
        <ChatOutcome
          outcome={chat.outcome}
          formId={form.id}
          urgency={chat.urgency}
          failure={messages.failure.text}
          words={words}
        >
          {keptWords}
        </ChatOutcome>
      ) : (
        (chat.hasKept || chat.restored > 0) &&
        chat.state === 'idle' && <div className="mb-7">{keptWords}</div>
      )}
      {chat.state === 'sent' ? (
        <RequestReceived {...formMessages.request.confirmation} />
      ) : (
        <FormMarkup
          key={chat.generation}
          ref={chat.element}
          form={form}
          messages={formMessages}
          action={action}
          values={chat.values}
          errors={chat.errors}
          sending={chat.state === 'sending'}
          hints={
            isCalendarDay(chat.day)
              ? { date: <strong>{preferredDay(chat.day, today ?? kenyanDay(Date.now()))}</strong> }
              : undefined
          }
          onSubmit={chat.handleSubmit}
          onInput={(event) => {
            loadIsUrgent().catch(() => undefined);
            const target = event.target;
            if (target instanceof HTMLInputElement && target.name === 'date')
              chat.setDay(target.value);
          }}
        />
      )}
    </>
  );
}

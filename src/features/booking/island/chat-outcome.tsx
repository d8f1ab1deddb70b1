import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { InEmergency } from '../../../components/links/in-emergency.tsx';
import type { ToastMessage } from '../../../components/toast/toast.ts';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import { OutcomeLink } from './outcome-link.tsx';
import type { MessageUrgency } from './read-urgency.ts';

type ChatOutcomeWords = Pick<WordsOf<'chatForm'>, 'formMessages' | 'newTab'>;

/**
 * Result of a submit. It is 'sent' only when the visitor says so: we don't know whether the visitor
 * sends the text. 'returned': the visitor is back from the chat.
 */
export interface Outcome {
  kind: keyof ChatOutcomeWords['formMessages']['outcomes'] | 'sent';
  chatHref: string;
  smsHref: string;
  /** Shown, and announced, after the outcome. */
  toast?: Omit<ToastMessage, 'words'> | false;
}

interface ChatOutcomeProps {
  /** Each new outcome scrolls into view and takes the focus. */
  outcome: Outcome;
  /** If 'urgent', the card above this one takes the focus instead. */
  urgency: MessageUrgency | undefined;
  /** Id prefix. */
  formId: string;
  /** The failure text, the same as in the toast. */
  failure: string;
  /** Heading after the visitor said that the text was sent. */
  success: string;
  /** Answers to the question whether it was sent; the last is a press on the chat link. */
  onSent: () => void;
  onNotYet: () => void;
  onOpenChat: () => void;
  words: ChatOutcomeWords;
  children?: ReactNode;
}

/**
 * The outcome of a submit and the next steps, above the form. It scrolls into view below header and
 * toast, and takes the focus, which the submit button lost when it was disabled (WCAG 2.4.3,
 * 2.4.11).
 */
export function ChatOutcome({
  outcome,
  urgency,
  formId,
  failure,
  success,
  onSent,
  onNotYet,
  onOpenChat,
  words,
  children,
}: ChatOutcomeProps) {
  const { kind, chatHref, smsHref } = outcome;
  const hasFailed = kind === 'blocked' || kind === 'offline';
  const { formMessages, newTab } = words;
  const { heading, text } =
    kind === 'sent' ? { heading: success, text: '' } : formMessages.outcomes[kind];
  // in an emergency the call comes first, and nothing asks about the chat
  const asks = urgency !== 'urgent' && (kind === 'chat' || kind === 'returned');
  const canOpenChat = kind === 'chat' || kind === 'blocked';
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per outcome; `urgency` may arrive later and must not move the focus
  useEffect(() => {
    if (urgency === 'urgent') return;
    box.current?.focus({ preventScroll: true });
    // 'instant': the visitor may be in the chat tab by now, and hidden pages don't scroll smoothly
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [outcome]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and there are none here
    <div
      ref={box}
      role="group"
      aria-labelledby={`${formId}-outcome`}
      aria-describedby={`${formId}-outcome-text`}
      tabIndex={-1}
      className={`mb-6 rounded-control border-2 p-4 ${hasFailed ? 'border-alarm-ink bg-alarm-tint' : 'border-leaf bg-leaf-tint'}`}
    >
      <h3 id={`${formId}-outcome`} className="text-h3">
        {heading}
      </h3>
      <p id={`${formId}-outcome-text`} className="mt-1 text-small">
        {hasFailed && `${failure} `}
        {text}
      </p>
      {asks && (
        <>
          {kind === 'chat' && <p className="mt-3 font-semibold">{formMessages.didYouSend}</p>}
          <div className="actions mt-3 flex flex-wrap gap-3">
            <button type="button" className={buttonClasses('brand')} onClick={onSent}>
              {formMessages.yes}
            </button>
            <button type="button" className={buttonClasses('quiet')} onClick={onNotYet}>
              {formMessages.notYet}
            </button>
          </div>
        </>
      )}
      {urgency === 'unknown' && (
        <p className="mt-1 font-semibold">
          <InEmergency label={formMessages.inEmergency} />
        </p>
      )}
      {/* on a small phone the toast leaves room for the question only */}
      {kind !== 'returned' && (
        <div className="actions mt-3 flex flex-wrap gap-3">
          {canOpenChat && (
            <OutcomeLink
              href={chatHref}
              label={formMessages.openChat}
              look="chat"
              newTab={newTab}
              onClick={onOpenChat}
            />
          )}
          {kind === 'sms' && (
            <OutcomeLink href={smsHref} label={formMessages.openSms} look="brand" />
          )}
          {hasFailed && <OutcomeLink href={smsHref} label={formMessages.sendBySms} />}
          <OutcomeLink href={phoneHref} label={`${formMessages.callUs} ${site.phone}`} />
          {children}
        </div>
      )}
    </div>
  );
}

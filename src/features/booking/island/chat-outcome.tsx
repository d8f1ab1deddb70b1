import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '../../../components/links/button-classes.ts';
import { NotForEmergencies } from '../../../components/links/not-for-emergencies.tsx';
import { phoneHref, site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../../words/words-of.ts';
import type { Urgency } from './read-urgency.ts';

type ChatOutcomeWords = Pick<WordsOf<'chatForm'>, 'formMessages' | 'newTab'>;

/** What came of a press on one of a form's buttons; nothing of it is 'sent'. */
export interface Outcome {
  kind: keyof ChatOutcomeWords['formMessages']['outcomes'];
  chatHref: string;
  smsHref: string;
}

interface ChatOutcomeProps {
  /** A new one brings itself into view. */
  outcome: Outcome;
  /** An urgent message has a louder card above this one, which takes the focus. */
  urgency: Urgency | undefined;
  /** Prefix of its ids. */
  formId: string;
  /** What a failure is called, as in the toast. */
  failure: string;
  words: ChatOutcomeWords;
  children?: ReactNode;
}

interface DoorProps {
  href: string;
  label: string;
  /** Says that it opens in a new tab; opens in this one where there is none. */
  newTab?: string;
}

function Door({ href, label, newTab }: DoorProps) {
  return (
    <a
      href={href}
      className={buttonClasses('quiet')}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {label}
      {newTab && <span className="sr-only">{newTab}</span>}
    </a>
  );
}

/**
 * What is left to do once the chat or the SMS app was opened, or could not be, with every other
 * way. It stands above the form, comes into view below header and toast, and takes the focus,
 * which the button lost while it was disabled (WCAG 2.4.3, 2.4.11).
 */
export function ChatOutcome({
  outcome,
  urgency,
  formId,
  failure,
  words,
  children,
}: ChatOutcomeProps) {
  const { kind, chatHref, smsHref } = outcome;
  const failed = kind === 'blocked' || kind === 'offline';
  const { formMessages, newTab } = words;
  const { heading, text } = formMessages.outcomes[kind];
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press has an outcome of its own; an urgent card takes the focus itself
  useEffect(() => {
    if (urgency === 'urgent') return;
    box.current?.focus({ preventScroll: true });
    // at once: the visitor may be in the chat meanwhile, where nothing scrolls smoothly
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [outcome]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and here are none
    <div
      ref={box}
      role="group"
      aria-labelledby={`${formId}-outcome`}
      aria-describedby={`${formId}-outcome-text`}
      tabIndex={-1}
      className={`mb-7 rounded-control border-2 p-4 ${failed ? 'border-alarm-ink bg-alarm-tint' : 'border-leaf bg-leaf-tint'}`}
    >
      <h3 id={`${formId}-outcome`} className="text-h3">
        {heading}
      </h3>
      <p id={`${formId}-outcome-text`} className="mt-1 text-small">
        {failed && `${failure} `}
        {text}
      </p>
      {urgency === 'unknown' && (
        <p className="mt-1 font-semibold">
          <NotForEmergencies label={formMessages.notForEmergencies} />
        </p>
      )}
      <div className="actions mt-3 flex flex-wrap gap-3">
        {kind === 'chat' && (
          <Door href={chatHref} label={formMessages.openChatAgain} newTab={newTab} />
        )}
        {kind === 'sms' && <Door href={smsHref} label={formMessages.openSmsAgain} />}
        {kind === 'blocked' && (
          <Door href={chatHref} label={formMessages.openChat} newTab={newTab} />
        )}
        {failed && <Door href={smsHref} label={formMessages.sendBySms} />}
        <Door href={phoneHref} label={`${formMessages.callUs} ${site.phone}`} />
        {children}
      </div>
    </div>
  );
}

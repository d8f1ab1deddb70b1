import { useEffect, useRef } from 'react';
import { formMessages } from '../../src/content/form-messages.ts';

interface ChatOutcomeProps {
  /** Whether the chat opened in a new tab. */
  opened: boolean;
  href: string;
  /** What a failure is called, as in the toast. */
  failure: string;
  /** Takes the focus that the button lost while it was disabled. */
  takesFocus: boolean;
}

/** What stands below a sent form until it is sent again: what is left to do, and a plain link. */
export function ChatOutcome({ opened, href, failure, takesFocus }: ChatOutcomeProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <p className="mt-4 font-semibold">
      {opened ? formMessages.pressSend : failure}{' '}
      <a ref={link} href={href} target="_blank" rel="noreferrer" className="text-link">
        {opened ? formMessages.openChatAgain : formMessages.openChat}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

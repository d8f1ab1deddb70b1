import { useEffect, useRef } from 'react';
import type { FormMessages } from '../../../components/form/form-messages.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';

interface KeptWordsProps {
  /** Whether there are words to bring back. */
  kept: boolean;
  /** How often words were brought back. */
  restored: number;
  messages: Pick<FormMessages, 'bringBack' | 'broughtBack'>;
  onBringBack: () => void;
}

/**
 * The way back to what was typed into a form that has been emptied since. Once it is back, a line
 * says so and takes the focus that the button had.
 */
export function KeptWords({ kept, restored, messages, onBringBack }: KeptWordsProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (restored > 0) line.current?.focus({ preventScroll: true });
  }, [restored]);
  return (
    <>
      {kept && (
        <button type="button" className={buttonClasses('quiet')} onClick={onBringBack}>
          {messages.bringBack}
        </button>
      )}
      {restored > 0 && (
        <p ref={line} tabIndex={-1} className="font-semibold">
          {messages.broughtBack}
        </p>
      )}
    </>
  );
}

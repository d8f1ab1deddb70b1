import { useEffect, useRef } from 'react';
import type { FormMessages } from '../../../components/form/form-messages.ts';
import { buttonClasses } from '../../../components/links/button-classes.ts';

interface RestoreDraftProps {
  hasDraft: boolean;
  /** How often a draft was restored. */
  restoreCount: number;
  messages: Pick<FormMessages, 'bringBack' | 'broughtBack'>;
  onRestore: () => void;
}

/**
 * A button that restores the text of a form after the form was cleared. A line then confirms it and
 * takes the focus from the button.
 */
export function RestoreDraft({ hasDraft, restoreCount, messages, onRestore }: RestoreDraftProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (restoreCount > 0) line.current?.focus({ preventScroll: true });
  }, [restoreCount]);
  return (
    <>
      {hasDraft && (
        <button type="button" className={buttonClasses('quiet')} onClick={onRestore}>
          {messages.bringBack}
        </button>
      )}
      {restoreCount > 0 && (
        <p ref={line} tabIndex={-1} className="font-semibold">
          {messages.broughtBack}
        </p>
      )}
    </>
  );
}

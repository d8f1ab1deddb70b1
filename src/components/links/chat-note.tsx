import { useWords } from '../locale.tsx';
import { InEmergency } from './in-emergency.tsx';

interface ChatNoteProps {
  /** The link contains a text, which WhatsApp gets as soon as the button is pressed. */
  withText?: boolean;
  /** The emergency number is already above the button. */
  numbered?: boolean;
  /** The text colour, for other backgrounds than the page's. */
  className?: string;
}

/** The note beside a chat button: what it opens, and the number for emergencies. */
export function ChatNote({ withText, numbered, className = 'text-ink-soft' }: ChatNoteProps) {
  const { frame } = useWords('frame');
  return (
    <p className={`no-print w-full text-small ${className}`}>
      {withText ? frame.chatGetsText : frame.chatOpens}{' '}
      {!numbered && <InEmergency label={frame.inEmergency} />}
    </p>
  );
}

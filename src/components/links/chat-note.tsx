import { useWords } from '../locale.tsx';
import { NotForEmergencies } from './not-for-emergencies.tsx';

interface ChatNoteProps {
  /** The button's address carries a text, which WhatsApp gets as soon as it is pressed. */
  withText?: boolean;
  /** Its colour, where it is not on a page's own ground. */
  className?: string;
}

/** Beside a chat button: where it leads, and the number for what cannot wait. */
export function ChatNote({ withText, className = 'text-ink-soft' }: ChatNoteProps) {
  const { frame } = useWords('frame');
  return (
    <p className={`no-print w-full text-small ${className}`}>
      {withText ? frame.chatGetsText : frame.chatOpens}{' '}
      <NotForEmergencies label={frame.notForEmergencies} />
    </p>
  );
}

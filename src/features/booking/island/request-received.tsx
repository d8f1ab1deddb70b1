import type { FormMessages } from '../../../components/form/form-messages.ts';

/**
 * The confirmation that replaces the appointment form for a few seconds, quieter than what is left
 * to do above it: nothing has arrived before the visitor presses send in the chat.
 */
export function RequestReceived({ heading, text }: FormMessages['request']['confirmation']) {
  return (
    <div className="border-t border-line pt-5 text-small text-ink-soft">
      <h3 className="font-body text-small">{heading}</h3>
      <p>{text}</p>
    </div>
  );
}

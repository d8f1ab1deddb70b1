import { formMessages } from '../../words/en/form-messages.ts';

/** The confirmation that takes the appointment form's place for five seconds (spec section 4). */
export function RequestReceived() {
  const { heading, text } = formMessages.request.confirmation;
  return (
    <div className="rounded-control bg-leaf-tint p-6">
      <h3 className="text-h3 text-leaf-ink">{heading}</h3>
      <p className="mt-2">{text}</p>
    </div>
  );
}

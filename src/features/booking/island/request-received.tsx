import type { FormMessages } from '../../../components/form/form-messages.ts';

/** The confirmation that replaces the appointment form for a few seconds. */
export function RequestReceived({ heading, text }: FormMessages['request']['confirmation']) {
  return (
    <div className="rounded-control bg-leaf-tint p-6">
      <h3 className="text-h3 text-leaf-ink">{heading}</h3>
      <p className="mt-2">{text}</p>
    </div>
  );
}

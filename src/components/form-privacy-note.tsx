import { formMessages } from '../content/form-messages.ts';

/** What becomes of what is typed, beside each form. */
export function FormPrivacyNote() {
  return <p className="mt-4 text-small text-ink-soft">{formMessages.privacy}</p>;
}

import { href } from '../../routes.ts';
import { formMessages } from '../../words/en/form-messages.ts';

/** What becomes of what is typed, beside each form, and where the whole notice stands. */
export function FormPrivacyNote() {
  return (
    <p className="mt-4 text-small text-ink-soft">
      {formMessages.privacy}{' '}
      <a href={href('privacy')} className="text-link">
        {formMessages.privacyLink}
      </a>
    </p>
  );
}

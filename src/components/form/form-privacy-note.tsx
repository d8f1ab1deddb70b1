import { useHref, useWords } from '../edition.tsx';

/** What becomes of what is typed, beside each form, and where the whole notice stands. */
export function FormPrivacyNote() {
  const { formMessages } = useWords('formMessages');
  const href = useHref();
  return (
    <p className="mt-4 text-small text-ink-soft">
      {formMessages.privacy}{' '}
      <a href={href('privacy')} className="text-link">
        {formMessages.privacyLink}
      </a>
    </p>
  );
}

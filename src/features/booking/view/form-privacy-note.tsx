import { useHref, useWords } from '../../../components/locale.tsx';

/** What becomes of what is typed, beside each form, and where the whole notice stands. */
export function FormPrivacyNote() {
  const { formPrivacy } = useWords('formMessages');
  const href = useHref();
  return (
    <p className="mt-4 text-small text-ink-soft">
      {formPrivacy.text}{' '}
      <a href={href('privacy')} className="text-link">
        {formPrivacy.link}
      </a>
    </p>
  );
}

import { useHref, useWords } from '../../../components/locale.tsx';

/** When the text reaches us, and what happens to it, with a link to the privacy notice. */
export function FormPrivacyNote() {
  const { formMessages, formPrivacy } = useWords('formMessages');
  const href = useHref();
  return (
    <p className="mt-3 text-small text-ink-soft">
      {formMessages.note} {formPrivacy.text}{' '}
      <a href={href('privacy')} className="text-link">
        {formPrivacy.link}
      </a>
    </p>
  );
}

import { useHref, useWords } from '../../../components/locale.tsx';

/** What happens to the data of a form, with a link to the privacy notice. */
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

import { Disclosure } from '../../../components/lists/disclosure.tsx';
import { useHref, useWords } from '../../../components/locale.tsx';

/** What happens to the text, folded beside the button, with a link to the privacy notice. */
export function FormPrivacyNote() {
  const { formPrivacy } = useWords('formMessages');
  const href = useHref();
  return (
    <Disclosure
      className="mt-3 border-y border-line text-small"
      summary={<span data-search="off">{formPrivacy.heading}</span>}
    >
      <div className="stack text-ink-soft" data-search="off">
        {formPrivacy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={href('privacy')} className="text-link touch-target">
            {formPrivacy.link}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}

import { Icon } from '../../../components/icons/icon.tsx';
import * as icons from '../../../components/icons/icon-names.ts';
import { useHref, useWords } from '../../../components/locale.tsx';

/** What happens to the text, folded beside the button, with a link to the privacy notice. */
export function FormPrivacyNote() {
  const { formPrivacy } = useWords('formMessages');
  const href = useHref();
  return (
    <details className="disclosure mt-3 max-w-form border-y border-line text-small">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold text-brand">
        {formPrivacy.heading}
        <Icon path={icons.plus} className="disclosure-mark size-5 transition-transform" />
      </summary>
      <div className="stack pb-4 text-ink-soft">
        {formPrivacy.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href={href('privacy')} className="text-link">
            {formPrivacy.link}
          </a>
        </p>
      </div>
    </details>
  );
}

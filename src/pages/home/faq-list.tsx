import { SectionLink } from '../../components/department/section-link.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import * as icons from '../../components/icons/icon-names.ts';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Faq } from '../../words/en/pages/faqs.ts';

/**
 * Questions that expand to their answers, without script. With the shared `name`, the browser keeps
 * at most one open.
 */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer, more }) => (
        <details key={question} name="faq" data-reveal-item="" className="disclosure">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-2 sm:py-3">
            <h3 className="text-base leading-tight sm:text-h4 sm:leading-snug">
              <UnbrokenText text={question} />
            </h3>
            <Icon
              path={icons.plus}
              className="disclosure-mark size-5 text-brand transition-transform"
            />
          </summary>
          <p className="max-w-measure pe-8 pb-5 text-ink-soft">
            <LinkedText text={answer} /> {more && <SectionLink {...more} />}
          </p>
        </details>
      ))}
    </div>
  );
}

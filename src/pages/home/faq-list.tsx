import { SectionLink } from '../../components/department/section-link.tsx';
import { Disclosure } from '../../components/lists/disclosure.tsx';
import { LinkedText } from '../../components/text/linked-text.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import type { Faq } from '../../words/en/pages/faqs.ts';

/**
 * Questions that expand to their answers, without script. With the shared `name`, the browser keeps
 * at most one open.
 */
export function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  return (
    // lists below each other share a line
    <div className="-mt-px divide-y divide-line border-y border-line">
      {faqs.map(({ question, answer, more }) => (
        <Disclosure
          key={question}
          name="faq"
          data-reveal-item=""
          summary={
            <h3 className="text-base leading-tight sm:text-h4">
              <UnbrokenText text={question} />
            </h3>
          }
        >
          <p className="max-w-measure text-ink-soft">
            <LinkedText text={answer} /> {more && <SectionLink {...more} />}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

import { telHref } from '../../facts/hospital/site.ts';
import type { Fact } from '../../words/departments/department-words.ts';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** Phone lines as rows, in columns if there is room: the name, and the number as a link 44 px high (WCAG 2.5.5). */
export function NumberRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="flow-columns">
      {facts.map(({ term, detail }) => (
        <div key={term} className="flex items-center justify-between gap-4 border-t border-line">
          <dt className="min-w-0 py-2">
            <UnbrokenText text={term} />
          </dt>
          <dd>
            <a href={telHref(detail)} className="phone-link touch-target justify-end text-h3">
              {detail}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

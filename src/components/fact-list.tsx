import type { Fact } from '../words/service-page.ts';
import { LinkedText } from './text/linked-text.tsx';
import { UnbrokenText } from './text/unbroken-text.tsx';

/** Terms and details that line up: hours, rules, prices; `short` details keep to the term's line. */
export function FactList({ facts, short }: { facts: readonly Fact[]; short?: boolean }) {
  return (
    <dl
      className={`${short ? 'fact-list-short' : 'fact-list'} divide-y divide-line border-y border-line`}
    >
      {facts.map(({ term, detail }) => (
        <div key={term} className="fact-row">
          <dt>
            <UnbrokenText text={term} />
          </dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

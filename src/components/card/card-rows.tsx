import type { Fact } from '../../words/service-page.ts';
import { LinkedText } from '../text/linked-text.tsx';

/** Terms and details of the card; numbers among them can be tapped. */
export function CardRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

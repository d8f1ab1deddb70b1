import { LinkedText } from '../../components/text/linked-text.tsx';
import type { Fact } from '../../words/departments/department-words.ts';

/** Terms and details as a list; phone numbers become links. */
export function CardRows({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>
            <LinkedText text={term} />
          </dt>
          <dd>
            <LinkedText text={detail} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

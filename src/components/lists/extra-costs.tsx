import type { ExtraCost } from '../../words/en/money/price-items.ts';
import { LinkedText } from '../text/linked-text.tsx';
import { FactList } from './fact-list.tsx';

interface ExtraCostsProps {
  heading: string;
  costs: readonly ExtraCost[];
  note: string;
}

/** What may come on top of a price: sums at the end of their lines, then what has no set sum. */
export function ExtraCosts({ heading, costs, note }: ExtraCostsProps) {
  const priced = costs.filter(({ detail }) => detail);
  const others = costs.filter(({ detail }) => !detail);
  return (
    <div>
      <h3 className="mb-2 text-h3">{heading}</h3>
      {priced.length > 0 && <FactList facts={priced} short />}
      {others.length > 0 && (
        <ul className="dotted mt-3 space-y-1.5">
          {others.map(({ term }) => (
            <li key={term}>
              <LinkedText text={term} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">{note}</p>
    </div>
  );
}

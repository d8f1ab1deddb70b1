import { useWords } from '../edition.tsx';
import { ScrollTable } from '../scroll-table.tsx';
import { SourceNote } from '../source-note.tsx';
import { LinkedText } from '../text/linked-text.tsx';

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-h4">{heading}</h3>
      <ul className="dotted mt-2 space-y-1.5">
        {items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a birth costs with SHA on a day (ISO 8601), with its source; the heading stands outside. */
export function BirthCostTable({ today }: { today: string }) {
  const { birthCostCaption, birthCostRows, birthCostSource, birthCostWords } =
    useWords('birthCost');
  return (
    <>
      <ScrollTable
        caption={birthCostCaption(today)}
        columns={birthCostWords.columns}
        rows={birthCostRows(today)}
      />
      <SourceNote source={birthCostSource} />
    </>
  );
}

/** What to do before the birth, and what can come on top of the price. */
export function BirthCostLists() {
  const { birthCostWords } = useWords('birthCost');
  const { beforeHeading, before, topHeading, top } = birthCostWords;
  return (
    <div className="no-print mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <List heading={beforeHeading} items={before} />
      <List heading={topHeading} items={top} />
    </div>
  );
}

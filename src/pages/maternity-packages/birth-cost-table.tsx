import { ExtraCosts } from '../../components/lists/extra-costs.tsx';
import { HeadedList } from '../../components/lists/headed-list.tsx';
import { ScrollTable } from '../../components/lists/scroll-table.tsx';
import { useWords } from '../../components/locale.tsx';

/** The cost of a birth with SHA on `today` (ISO 8601). */
export function BirthCostTable({ today }: { today: string }) {
  const { birthCostCaption, birthCostRows, birthCostWords } = useWords('birthCost');
  return (
    <ScrollTable
      caption={birthCostCaption(today)}
      columns={birthCostWords.columns}
      rows={birthCostRows(today)}
      sums
    />
  );
}

/** The preparations before a birth, and possible extra costs. */
export function BirthCostLists() {
  const { birthCostWords } = useWords('birthCost');
  const { beforeHeading, before, topHeading, top, topNote } = birthCostWords;
  return (
    <div className="no-print mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <HeadedList heading={beforeHeading} items={before} />
      <ExtraCosts heading={topHeading} costs={top} note={topNote} />
    </div>
  );
}

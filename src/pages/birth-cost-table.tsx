import { HeadedList } from '../components/lists/headed-list.tsx';
import { ScrollTable } from '../components/lists/scroll-table.tsx';
import { useWords } from '../components/locale.tsx';
import { SourceNote } from '../components/notes/source-note.tsx';

/** What a birth costs with SHA on a day (ISO 8601), with its source; the heading stands outside. */
export function BirthCostTable({ today }: { today: string }) {
  const { birthCostCaption, birthCostRows, birthCostSources, birthCostWords } =
    useWords('birthCost');
  return (
    <>
      <ScrollTable
        caption={birthCostCaption(today)}
        columns={birthCostWords.columns}
        rows={birthCostRows(today)}
      />
      <SourceNote sources={birthCostSources} />
    </>
  );
}

/** What to do before the birth, and what can come on top of the price. */
export function BirthCostLists() {
  const { birthCostWords } = useWords('birthCost');
  const { beforeHeading, before, topHeading, top } = birthCostWords;
  return (
    <div className="no-print mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <HeadedList heading={beforeHeading} items={before} />
      <HeadedList heading={topHeading} items={top} />
    </div>
  );
}

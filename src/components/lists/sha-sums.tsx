import { birthCostWithSha, birthOfPackage } from '../../facts/money/birth-cost.ts';
import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

/** What is left to pay of each birth with SHA on `today` (ISO 8601), and what SHA pays. */
export function ShaSums({ today }: { today: string }) {
  const { shaTableColumns } = useWords('shaTable');
  const { packageShortNames } = useWords('maternityPackages');
  const { formatSum } = useWords('birthCost');
  return (
    // below each other where a sum would break
    <dl className="sha-sums mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-3 sm:gap-x-10">
      {(['normalDelivery', 'cesareanSection'] as const).map((name) => {
        const { remains, shaPays } = birthCostWithSha(birthOfPackage[name], today);
        return (
          <div key={name} className="border-t border-line pt-3">
            <dt className="font-semibold">{packageShortNames[name]}</dt>
            <dd className="font-display font-bold">
              <UnbrokenText text={formatSum(remains)} />
            </dd>
            <dd className="text-small">
              <UnbrokenText text={`${shaTableColumns[1]}: ${formatSum(shaPays)}`} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

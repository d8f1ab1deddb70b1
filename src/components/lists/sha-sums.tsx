import { birthCostWithSha, birthOfPackage } from '../../facts/money/birth-cost.ts';
import { useWords } from '../locale.tsx';
import { UnbrokenText } from '../text/unbroken-text.tsx';

const births = ['normalDelivery', 'cesareanSection'] as const;

/**
 * What is left to pay of each birth with SHA on `today` (ISO 8601), and what SHA pays; a cesarean
 * first and the page's largest thing where it was asked for.
 */
export function ShaSums({ today, cesarean }: { today: string; cesarean?: boolean | undefined }) {
  const { shaTableColumns } = useWords('shaTable');
  const { packageShortNames } = useWords('maternityPackages');
  const { formatSum } = useWords('birthCost');
  return (
    <dl className="sha-sums mt-3 grid xs:grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-10">
      {(cesarean ? births.toReversed() : births).map((name) => {
        const isLarge = cesarean && name === 'cesareanSection';
        const { remains, shaPays } = birthCostWithSha(birthOfPackage[name], today);
        return (
          <div
            key={name}
            className={`${cesarean ? 'col-span-full ' : ''}${isLarge ? '' : 'border-t border-line pt-3'}`.trim()}
          >
            <dt className="font-semibold">{packageShortNames[name]}</dt>
            <dd
              className={`${isLarge ? 'large-thing cloth-head-2 pb-2' : 'font-display font-bold'} text-brand`}
            >
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

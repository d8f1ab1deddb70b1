import { LargeThing } from '../components/cloth/large-thing.tsx';
import { useWords } from '../components/locale.tsx';
import { birthCostWithSha, birthOfPackage } from '../facts/money/birth-cost.ts';
import { askUs } from '../facts/money/dated-sums.ts';
import type { PackageName } from '../facts/money/maternity-packages.ts';

/**
 * What a mother pays for a normal birth with SHA on `today` (ISO 8601), largest on the page; then
 * the sum in a sentence, and the same of a caesarean. Without a current sum it is the price.
 */
export function LargestBirthPrice({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const { packagesPage } = useWords('maternityReasons');
  const { birthCostWords, formatSum } = useWords('birthCost');
  const { youPayWithSha } = useWords('maternity');
  const { formatPrice } = useWords('format');
  const costOf = (name: PackageName) => birthCostWithSha(birthOfPackage[name], today);
  const birth = costOf('normalDelivery');
  const cesarean = costOf('cesareanSection');
  const knowsSum = birth.remains !== askUs;
  const price = formatPrice(birth.price);
  return (
    // the list of packages says the same on paper
    <div className="no-print">
      <LargeThing
        label={
          <>
            {packageShortNames.normalDelivery}{' '}
            {knowsSum && <span className="block text-base">{packagesPage.withShaLabel}</span>}
          </>
        }
        figure={knowsSum ? formatSum(birth.remains) : price}
        text={[
          knowsSum && birthCostWords.sum(price, formatSum(birth.shaPays)),
          `${packageShortNames.cesareanSection}: ${formatPrice(cesarean.price)}.`,
          `${youPayWithSha}: ${formatSum(cesarean.remains)}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
    </div>
  );
}

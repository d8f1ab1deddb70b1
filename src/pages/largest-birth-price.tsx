import { LargeThing } from '../components/cloth/large-thing.tsx';
import { useWords } from '../components/locale.tsx';
import { UnbrokenText } from '../components/text/unbroken-text.tsx';
import { birthCostWithSha, birthOfPackage } from '../facts/money/birth-cost.ts';
import { usePackagePrices } from './package-prices.ts';

/**
 * What a mother pays for a normal birth with SHA on `today` (ISO 8601), largest on the page; then
 * the sum in lines, and what she pays for a caesarean.
 */
export function LargestBirthPrice({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const { birthCostWords, formatSum } = useWords('birthCost');
  const { formatPrice } = useWords('format');
  const priceOf = usePackagePrices(today);
  const { label, figure } = priceOf('normalDelivery');
  const { price, shaPays } = birthCostWithSha(birthOfPackage.normalDelivery, today);
  const [, ourPrice = '', paidBySha = ''] = birthCostWords.columns;
  const cesarean = priceOf('cesareanSection');
  const lines = [
    [ourPrice, formatPrice(price)],
    [paidBySha, formatSum(shaPays)],
  ];
  return (
    // the list of packages says the same on paper
    <div className="no-print">
      <LargeThing
        label={
          <p className="text-base">
            {packageShortNames.normalDelivery}. {label}
          </p>
        }
        figure={figure}
      >
        <dl className="sum-lines text-lead">
          {lines.map(([term = '', detail = '']) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="font-semibold">
                <UnbrokenText text={detail} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-2 text-lead">
          {packageShortNames.cesareanSection}:{' '}
          <strong>
            <UnbrokenText text={cesarean.figure} />
          </strong>
          <span className="block text-small text-ink-soft">
            <UnbrokenText text={cesarean.note} />
          </span>
        </p>
      </LargeThing>
    </div>
  );
}

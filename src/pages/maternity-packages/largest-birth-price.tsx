import { LargeThing } from '../../components/cloth/large-thing.tsx';
import { useWords } from '../../components/locale.tsx';
import { UnbrokenText } from '../../components/text/unbroken-text.tsx';
import { usePackagePrices } from './package-prices.ts';

/**
 * What a mother pays for a normal birth with SHA on `today` (ISO 8601), largest on the page; then
 * the sum in words, and what she pays for a caesarean.
 */
export function LargestBirthPrice({ today }: { today: string }) {
  const { packageShortNames } = useWords('maternityPackages');
  const priceOf = usePackagePrices(today);
  const { label, figure, sum } = priceOf('normalDelivery');
  const cesarean = priceOf('cesareanSection');
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
        text={sum}
      >
        <p className="text-lead">
          {packageShortNames.cesareanSection}:{' '}
          <strong>
            <UnbrokenText text={cesarean.figure} />
          </strong>
          {/* not the same kind of sum */}
          {!cesarean.isShare && (
            <span className="block text-small text-ink-soft">
              <UnbrokenText text={`${cesarean.meaning}. ${cesarean.sum}`} />
            </span>
          )}
        </p>
      </LargeThing>
    </div>
  );
}

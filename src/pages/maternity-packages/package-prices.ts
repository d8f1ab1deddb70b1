import { useWords } from '../../components/locale.tsx';
import { birthCostWithSha, birthOfPackage } from '../../facts/money/birth-cost.ts';
import { askUs } from '../../facts/money/dated-sums.ts';
import type { PackageName } from '../../facts/money/maternity-packages.ts';

/**
 * Returns what a package costs on `today` (ISO 8601), in words. The figure is what is left to pay with
 * SHA, or our price where SHA's sum is not known.
 */
export function usePackagePrices(today: string) {
  const { birthCostWords, formatSum } = useWords('birthCost');
  const { formatPrice } = useWords('format');
  const { youPayWithSha } = useWords('maternity');
  const { packagesPage } = useWords('maternityReasons');
  const [, ourPrice = ''] = birthCostWords.columns;
  return (name: PackageName) => {
    const { price, shaPays, remains } = birthCostWithSha(birthOfPackage[name], today);
    const amount = formatPrice(price);
    if (remains === askUs) {
      const unknown = `${youPayWithSha}: ${formatSum(remains)}`;
      return {
        /** Whether the figure is what is left to pay with SHA. */
        isShare: false,
        label: `${ourPrice}:`,
        figure: amount,
        sum: unknown,
        meaning: ourPrice,
        other: `${youPayWithSha}: `,
        /** What the link to the chat says, where a sum is not known. */
        ask: formatSum(remains),
      };
    }
    return {
      isShare: true,
      label: packagesPage.withShaLabel,
      figure: formatSum(remains),
      /** How the figure comes about. */
      sum: birthCostWords.sum(amount, formatSum(shaPays)),
      /** What the figure is. */
      meaning: youPayWithSha,
      /** The other of the two sums. */
      other: `${ourPrice}: ${amount}`,
      ask: undefined,
    };
  };
}

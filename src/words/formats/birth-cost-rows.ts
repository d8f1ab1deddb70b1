import { type Birth, birthCostWithSha } from '../../facts/money/birth-cost.ts';
import type { SumOrAskUs } from '../../facts/money/dated-sums.ts';

/** Row labels and formats of one language; `formatSum` also formats 'ask us'. */
interface BirthCostNames {
  normal: string;
  cesarean: string;
  becomesCesarean: string;
  formatPrice(shillings: number): string;
  formatSum(sum: SumOrAskUs): string;
}

/** Returns rows of care, our price, SHA's payment and the rest, on `today` (ISO 8601). */
export function makeBirthCostRows(
  { formatPrice, formatSum, ...names }: BirthCostNames,
  today: string,
): readonly (readonly string[])[] {
  const row = (name: string, birth: Birth) => {
    const { price, shaPays, remains } = birthCostWithSha(birth, today);
    return [name, formatPrice(price), formatSum(shaPays), formatSum(remains)];
  };
  return [
    row(names.normal, 'normal'),
    row(names.cesarean, 'cesarean'),
    row(names.becomesCesarean, 'cesarean'),
  ];
}

import { type Birth, birthCostWithSha, newbornExampleDays } from '../facts/money/birth-cost.ts';
import { askUs, type SumOrAskUs } from '../facts/money/dated-sums.ts';
import { prices } from '../facts/money/prices.ts';

/** What a language calls the rows, and how it writes a price and a sum that nobody knows. */
interface BirthCostNames {
  normal: string;
  cesarean: string;
  becomesCesarean: string;
  anc: string;
  newbornCare: string;
  formatPrice(shillings: number): string;
  sumInWords(sum: SumOrAskUs): string;
}

/** Care, our price, what SHA pays and what is left, on `today` (ISO 8601). */
export function makeBirthCostRows(
  { formatPrice, sumInWords, ...names }: BirthCostNames,
  today: string,
): readonly (readonly string[])[] {
  const row = (name: string, birth: Birth) => {
    const { price, shaPays, remains } = birthCostWithSha(birth, today);
    return [name, formatPrice(price), sumInWords(shaPays), sumInWords(remains)];
  };
  const newbornCare = formatPrice(prices.newbornUnitPerDay * newbornExampleDays);
  return [
    row(names.normal, 'normal'),
    row(names.cesarean, 'cesarean'),
    row(names.becomesCesarean, 'cesarean'),
    row(names.anc, 'anc'),
    [names.newbornCare, newbornCare, sumInWords(askUs), sumInWords(askUs)],
  ];
}

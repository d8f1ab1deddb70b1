import type { Cost } from '../../facts/money/cost.ts';
import { askUs, type SumOrAskUs } from '../../facts/money/dated-sums.ts';
import { type NothingFor, type PriceItem, priceItem } from '../../facts/money/price-items.ts';

/** How a language writes what a cover pays and what remains. */
interface CostWords {
  nothing: string;
  /** Follows what SHA pays for, so that it never reads as nothing at all. */
  nothingFor: Readonly<Record<NothingFor, string>>;
  basicVisit: string;
  /** SHA's sum for a ride that its call centre arranges. */
  ifDispatched(paid: string): string;
  /** The whole price, and the rest if SHA's call centre arranges the ride. */
  unlessDispatched(price: string, rest: string): string;
  formatItemPrice(shillings: number, perDay: boolean): string;
  formatSum(sum: SumOrAskUs): string;
}

/** Returns an item's price, what its cover pays and what remains, each as on pages. */
export function costTexts(words: CostWords, name: PriceItem, cost: Cost) {
  const { perDay = false, nothingFor } = priceItem(name);
  const say = (sum: SumOrAskUs) => {
    if (sum === askUs) return words.formatSum(sum);
    return sum === 0 ? words.nothing : words.formatItemPrice(sum, perDay);
  };
  const price = say(cost.price);
  const coverPays = cost.coverPays === 'basicVisit' ? words.basicVisit : say(cost.coverPays);
  const remains =
    cost.remains === 0 && nothingFor ? words.nothingFor[nothingFor] : say(cost.remains);
  if (!cost.ifDispatched) return { price, coverPays, remains };
  return {
    price,
    coverPays: words.ifDispatched(coverPays),
    remains: words.unlessDispatched(price, remains),
  };
}

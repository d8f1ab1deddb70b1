import { remainderOf, type SumOrAskUs, sumOn } from './dated-sums.ts';
import type { PackageName } from './maternity-packages.ts';
import { type priceGroups, priceItem } from './price-items.ts';
import { shaTariffs } from './sha.ts';

/** A package that visitors can ask the price of. */
export type Birth = keyof (typeof priceGroups)['birth'];

/** The birth whose SHA tariff belongs to a package. */
export const birthOfPackage = {
  normalDelivery: 'normal',
  cesareanSection: 'cesarean',
  comprehensiveAnc: 'anc',
} as const satisfies Record<PackageName, Birth>;

/** Week of pregnancy by which the papers for cover must be ready. */
export const papersByWeek = 36;

interface BirthCost {
  /** Price of the hospital's package, in shillings. */
  price: number;
  shaPays: SumOrAskUs;
  remains: SumOrAskUs;
}

/** Returns the cost of a package with SHA on `today` (ISO 8601); 'ask us' without a current sum. */
export function birthCostWithSha(birth: Birth, today: string): BirthCost {
  const { price } = priceItem(birth);
  const shaPays = sumOn(shaTariffs[birth], today);
  return { price, shaPays, remains: remainderOf(price, shaPays) };
}

import { remainderOf, type SumOrAskUs, sumOn } from './money.ts';
import { packagePrices } from './prices.ts';
import { shaTariffs } from './sha.ts';

/** What a visitor may ask the price of. */
export type Birth = keyof typeof shaTariffs;

const packageOf = {
  normal: packagePrices.normalDelivery,
  cesarean: packagePrices.cesareanSection,
  anc: packagePrices.comprehensiveAnc,
} as const satisfies Record<Birth, number>;

interface BirthCost {
  /** The hospital's package, in shillings. */
  price: number;
  shaPays: SumOrAskUs;
  remains: SumOrAskUs;
}

/** What a package costs with SHA on `today` (ISO 8601): 'ask us' where no sum holds. */
export function birthCostWithSha(birth: Birth, today: string): BirthCost {
  const price = packageOf[birth];
  const shaPays = sumOn(shaTariffs[birth], today);
  return { price, shaPays, remains: remainderOf(price, shaPays) };
}

/** For how many days of special care for a newborn the example stands. */
export const newbornExampleDays = 3;

import { askUs, remainderOf, type SumOrAskUs, sumOn } from './dated-sums.ts';
import { packagePrices } from './prices.ts';
import { shaTariffs } from './sha.ts';

/** What a visitor may ask the price of. */
export type Birth = keyof typeof shaTariffs;

const packageOf = {
  normal: packagePrices.normalDelivery,
  cesarean: packagePrices.cesareanSection,
  anc: packagePrices.comprehensiveAnc,
} as const satisfies Record<Birth, number>;

/** What a visitor may have to pay with. */
export type Cover = 'sha' | 'none' | 'other';

/** The answers that /what-will-i-pay takes, in the order in which it offers them. */
export const costChoices = {
  birth: ['normal', 'cesarean', 'anc'],
  cover: ['sha', 'none', 'other'],
} as const satisfies { birth: readonly Birth[]; cover: readonly Cover[] };

/** A part of the question: also its name in the query. */
export type CostField = keyof typeof costChoices;

/** Why a part cannot be answered: nothing was chosen, or something that is not offered. */
export type CostProblem = 'missing' | 'unknown';

/** By which week of pregnancy the papers of a cover are to be ready. */
export const papersByWeek = 36;

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

/**
 * The same with any cover. What another insurer pays hangs on the plan, so that nobody is told a sum
 * but the price.
 */
export function birthCost(
  birth: Birth,
  cover: Cover,
  today: string,
): { price: number; coverPays: SumOrAskUs; remains: SumOrAskUs } {
  const { price, shaPays, remains } = birthCostWithSha(birth, today);
  if (cover === 'sha') return { price, coverPays: shaPays, remains };
  if (cover === 'none') return { price, coverPays: 0, remains: price };
  return { price, coverPays: askUs, remains: askUs };
}

/** For how many days of special care for a newborn the example stands. */
export const newbornExampleDays = 3;

import { askUs, remainderOf, type SumOrAskUs, sumOn } from './dated-sums.ts';
import { maternityPackages, type PackageName, packageNames } from './maternity-packages.ts';
import { shaTariffs } from './sha.ts';

/** A package that visitors can ask the price of. */
export type Birth = keyof typeof shaTariffs;

/** The birth whose SHA tariff belongs to a package. */
export const birthOfPackage = {
  normalDelivery: 'normal',
  cesareanSection: 'cesarean',
  comprehensiveAnc: 'anc',
} as const satisfies Record<PackageName, Birth>;

const priceOf = Object.fromEntries(
  packageNames.map((name) => [birthOfPackage[name], maternityPackages[name].price]),
) as Readonly<Record<Birth, number>>;

/** How a visitor pays: with SHA, without cover or with another insurer. */
export type Cover = 'sha' | 'none' | 'other';

/** The options of /what-will-i-pay, in order. */
export const costChoices = {
  birth: ['normal', 'cesarean', 'anc'],
  cover: ['sha', 'none', 'other'],
} as const satisfies { birth: readonly Birth[]; cover: readonly Cover[] };

/** A field of the question and its query parameter. */
export type CostField = keyof typeof costChoices;

/** Why a field is invalid: nothing was chosen, or not one of the options. */
export type CostProblem = 'missing' | 'unknown';

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
  const price = priceOf[birth];
  const shaPays = sumOn(shaTariffs[birth], today);
  return { price, shaPays, remains: remainderOf(price, shaPays) };
}

/**
 * Returns the cost of a package with any cover. Other insurers' payments depend on the plan, so only
 * our price is shown.
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

/** Days of special newborn care in the example. */
export const newbornExampleDays = 3;

import { askUs, remainderOf, type SumOrAskUs, sumOn } from './dated-sums.ts';
import { type PriceItem, priceItem } from './price-items.ts';

/**
 * How a visitor pays: with SHA, with SHA whose contribution is not paid, without cover or with another
 * insurer.
 */
export type Cover = 'sha' | 'shaUnpaid' | 'none' | 'other';

export const covers = ['sha', 'shaUnpaid', 'none', 'other'] as const satisfies readonly Cover[];

/** What an item costs with a cover, in shillings. */
export interface Cost {
  price: number;
  /** 'basicVisit': SHA's fund for primary care pays for the visit and publishes no sum. */
  coverPays: SumOrAskUs | 'basicVisit';
  remains: SumOrAskUs;
  /** Whether SHA pays only if its call centre arranges the ride; otherwise the whole price remains. */
  ifDispatched?: true;
}

/** Returns what SHA pays for an item on `today` (ISO 8601), and the rest. */
export function costWithSha(name: PriceItem, today: string): Cost {
  const { price, sha, ifDispatched } = priceItem(name);
  if (sha === 'basicVisit') return { price, coverPays: sha, remains: 0 };
  const coverPays = sumOn(sha, today);
  const remains = remainderOf(price, coverPays);
  return {
    price,
    coverPays,
    remains,
    ...(ifDispatched && coverPays !== askUs && { ifDispatched }),
  };
}

/**
 * Returns what SHA pays before the contribution is paid: the basic visit, which needs none, and no sum
 * of its insurance fund. What we do not know stays 'ask us', as do rides that its call centre arranges.
 */
function costWithoutContribution(name: PriceItem): Cost {
  const { price, sha, ifDispatched } = priceItem(name);
  if (sha === 'basicVisit') return { price, coverPays: sha, remains: 0 };
  if (sha === null || ifDispatched) return { price, coverPays: askUs, remains: askUs };
  return { price, coverPays: 0, remains: price };
}

/**
 * Returns the cost of an item with any cover on `today` (ISO 8601). Other insurers' payments depend
 * on the plan, so only our price is shown.
 */
export function costOf(name: PriceItem, cover: Cover, today: string): Cost {
  const { price } = priceItem(name);
  if (cover === 'sha') return costWithSha(name, today);
  if (cover === 'shaUnpaid') return costWithoutContribution(name);
  if (cover === 'none') return { price, coverPays: 0, remains: price };
  return { price, coverPays: askUs, remains: askUs };
}

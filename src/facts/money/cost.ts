import { askUs, remainderOf, type SumOrAskUs, sumOn } from './dated-sums.ts';
import { type PriceItem, priceItem } from './price-items.ts';

/** How a visitor pays: with SHA, without cover or with another insurer. */
export type Cover = 'sha' | 'none' | 'other';

export const covers = ['sha', 'none', 'other'] as const satisfies readonly Cover[];

/** What an item costs with a cover, in shillings. */
export interface Cost {
  price: number;
  /** 'basicVisit': SHA's fund for primary care pays for the visit and publishes no sum. */
  coverPays: SumOrAskUs | 'basicVisit';
  remains: SumOrAskUs;
}

/** Returns what SHA pays for an item on `today` (ISO 8601), and the rest. */
export function costWithSha(name: PriceItem, today: string): Cost {
  const { price, sha } = priceItem(name);
  if (sha === 'basicVisit') return { price, coverPays: sha, remains: 0 };
  const coverPays = sumOn(sha, today);
  return { price, coverPays, remains: remainderOf(price, coverPays) };
}

/**
 * Returns the cost of an item with any cover on `today` (ISO 8601). Other insurers' payments depend
 * on the plan, so only our price is shown.
 */
export function costOf(name: PriceItem, cover: Cover, today: string): Cost {
  const { price } = priceItem(name);
  if (cover === 'sha') return costWithSha(name, today);
  if (cover === 'none') return { price, coverPays: 0, remains: price };
  return { price, coverPays: askUs, remains: askUs };
}

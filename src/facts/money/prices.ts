/** What the hospital charges, in whole Kenyan shillings; staff may edit it in prices.json. */

import type { PricesFile } from '../schemas/prices.ts';
import file from './prices.json' with { type: 'json' };

export const {
  /** The three package prices. */
  packagePrices,
  /**
   * Antenatal and postnatal visits are those outside the package. The deposit is due before a planned
   * admission without cover and comes off the bill.
   */
  prices,
  /** Mobile money. */
  payBill,
} = file as PricesFile;

/** Whether the prices are still the sample's: pages then say so beside them. */
export const pricesAreSample = 'sample' in file;

/** The hospital's prices in whole Kenyan shillings; staff may edit prices.json. */

import type { PricesFile } from '../schemas/prices.ts';
import file from './prices.json' with { type: 'json' };

export const {
  /** The three package prices. */
  packagePrices,
  /**
   * Antenatal and postnatal visits are those outside the package. The deposit is due before a planned
   * admission without cover and is deducted from the bill.
   */
  prices,
  /** Mobile money. */
  payBill,
} = file as PricesFile;

/** Whether these are still sample prices; pages then say so. */
export const pricesAreSample = 'sample' in file;

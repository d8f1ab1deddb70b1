/** What the hospital charges, in whole Kenyan shillings; prices.json holds it, which staff may edit. */

import file from './prices.json' with { type: 'json' };

export const {
  /** The three package prices. */
  packagePrices,
  /**
   * Antenatal and postnatal visits are those outside the package; the deposit is asked before a planned
   * admission without cover, and taken off the bill.
   */
  prices,
  /** Mobile money. */
  payBill,
} = file;

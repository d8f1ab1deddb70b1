import { payBill, prices } from '../../facts/prices.ts';
import type { Fact } from '../service-page.ts';
import { formatPrice } from './format.ts';

/** How a bill is paid, and what happens when it cannot be. */
export const paying: readonly Fact[] = [
  {
    term: 'Deposit',
    detail: `${formatPrice(prices.deposit)} before a planned stay without cover; it comes off the bill. None in an emergency, for a birth or for a child.`,
  },
  {
    term: payBill.service,
    detail: `Paybill ${payBill.number} (sample), account: your patient number. Wait for our receipt before you leave.`,
  },
  {
    term: 'Cash or card',
    detail: 'At the cashier by the main entrance, at any hour. Always ask for a receipt.',
  },
  {
    term: 'You cannot pay',
    detail:
      'Tell us early, best on day one. The accounts desk agrees on parts with you in writing. We do not keep a patient, a baby or a body because of a bill.',
  },
];

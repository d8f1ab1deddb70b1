import { payBill, prices, pricesAreSample } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { ifPriced } from '../../if-on.ts';
import { choiceOf } from './ways-to-pay.ts';

/** When the hospital asks for a deposit; empty if it never does. */
export const deposit: readonly string[] = ifPriced(
  prices.deposit,
  (sum) =>
    `${formatPrice(sum)} before a planned stay without insurance; it comes off the bill. None in an emergency, for a birth or for a child.`,
);

/** The deposit as a row above `paying`. */
export const depositRows: readonly Fact[] = deposit.map((detail) => ({ term: 'Deposit', detail }));

/** How to pay a bill, and help for patients who cannot. */
export const paying: readonly Fact[] = [
  {
    term: payBill.service,
    detail: `${payBill.till ? 'Till' : 'Paybill'} ${payBill.number}${pricesAreSample ? ' (sample)' : ''}${payBill.till ? '' : ', account: your patient number'}. Wait for our receipt before you leave.`,
  },
  {
    term: capitalize(choiceOf('Cash', 'Card')),
    detail: 'At the cashier by the main entrance, at any hour. Always ask for a receipt.',
  },
  {
    term: 'You cannot pay',
    detail:
      'Tell us early, on the first day if you can. The accounts office agrees a written payment plan with you. We never hold anyone, living or dead, over an unpaid bill.',
  },
];

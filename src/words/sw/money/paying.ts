import { payBill, prices, pricesAreSample } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { capitalize } from '../../formats/format-parts.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import { choiceOf } from './ways-to-pay.ts';

/** When the hospital asks for a deposit; empty if it never does. */
export const deposit: readonly string[] = ifPriced(
  prices.deposit,
  (sum) =>
    `${formatPrice(sum)} kabla ya kulazwa kulikopangwa bila bima; hupunguzwa kwenye bili yako. Hayahitajiki kwa dharura, kwa kujifungua wala kwa mtoto.`,
);

/** The deposit as a row above `paying`. */
export const depositRows: readonly Fact[] = deposit.map((detail) => ({
  term: 'Malipo ya awali (deposit)',
  detail,
}));

/** How to pay a bill, and help for patients who cannot. */
export const paying: readonly Fact[] = [
  {
    term: payBill.service,
    detail: `${payBill.till ? 'Till' : 'Paybill'} ${payBill.number}${pricesAreSample ? ' (mfano)' : ''}${payBill.till ? '' : ', akaunti: nambari yako ya mgonjwa'}. Subiri risiti yetu kabla ya kuondoka.`,
  },
  {
    term: capitalize(choiceOf('Cash', 'Card')),
    detail: 'Kwa keshia karibu na mlango mkuu, saa yoyote. Omba risiti kila mara.',
  },
  {
    term: 'Huwezi kulipa',
    detail:
      'Tuambie mapema, ikiwezekana siku ya kwanza. Ofisi ya hesabu inakubaliana nawe kwa maandishi ulipe kidogo kidogo. Hatumzuii mtu yeyote, aliye hai au aliyefariki, kwa sababu ya bili.',
  },
];

import { payBill, prices, pricesAreSample } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { choiceOf } from './ways-to-pay.ts';

/** When the hospital asks for a deposit. */
export const deposit: string = `${formatPrice(prices.deposit)} kabla ya kulazwa kulikopangwa bila bima; hupunguzwa kwenye bili yako. Hayahitajiki kwa dharura, kwa kujifungua wala kwa mtoto.`;

/** How to pay a bill, and help for patients who cannot. */
export const paying: readonly Fact[] = [
  {
    term: 'Malipo ya awali (deposit)',
    detail: deposit,
  },
  {
    term: payBill.service,
    detail: `${payBill.till ? 'Till' : 'Paybill'} ${payBill.number}${pricesAreSample ? ' (mfano)' : ''}${payBill.till ? '' : ', akaunti: nambari yako ya mgonjwa'}. Subiri risiti yetu kabla ya kuondoka.`,
  },
  {
    term: choiceOf('Cash', 'Card').replace(/^./, (first) => first.toUpperCase()),
    detail: 'Kwa keshia karibu na mlango mkuu, saa yoyote. Omba risiti kila mara.',
  },
  {
    term: 'Huwezi kulipa',
    detail:
      'Tuambie mapema, ikiwezekana siku ya kwanza. Ofisi ya hesabu inakubaliana nawe kwa maandishi ulipe kidogo kidogo. Hatumzuii mtu yeyote, aliye hai au aliyefariki, kwa sababu ya bili.',
  },
];

import { prices } from '../../../facts/money/prices.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import { emergencyPillWords } from '../clinical/sexual-assault-words.ts';

/** Methods, cost and times. The stock is SAMPLE content. */
export const familyPlanning: Block = {
  kind: 'facts',
  heading: 'Kupanga uzazi',
  facts: [
    {
      term: 'Njia',
      detail:
        'Kondomu, tembe za kuzuia mimba, sindano, kijiti (implant), coil (IUD) na tembe ya dharura (P2). Pia upasuaji wa kufunga uzazi kwa wanawake na wanaume',
    },
    {
      term: 'Gharama',
      detail: `${ifPriced(prices.familyPlanningVisit, (price) => `Kumwona mhudumu ni ${formatPrice(price)}. `).join('')}Njia zinazotolewa na serikali ni bure.`,
    },
    {
      term: 'Baada ya kujifungua',
      detail:
        'Tunaweza kukuwekea kijiti au coil kabla hujaenda nyumbani. Tuulize ukiwa bado na mimba.',
    },
    {
      term: 'Baada ya ngono bila kinga',
      detail: `Njoo siku hiyo hiyo, saa yoyote. ${emergencyPillWords}`,
    },
    {
      term: 'Vijana',
      detail:
        'Unaweza kuja peke yako. Unachotuambia hatumwambii mtu, isipokuwa kama uko hatarini. Hata hapo tunakuambia wewe kwanza.',
    },
  ],
};

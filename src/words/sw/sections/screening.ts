import { prices } from '../../../facts/money/prices.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import { privateWays } from '../features/health-data-in-chat.ts';

/** The tests for cervical cancer that we offer. */
const cervicalTests = [
  ...ifPriced(prices.hpvTest, (price) => `Kipimo cha HPV ni ${formatPrice(price)}.`),
  ...ifPriced(
    prices.cervicalScreening,
    (price) => `Kuangaliwa kwa siki (VIA) ni ${formatPrice(price)}.`,
  ),
];

/** Screening that is available today: cervix, breast, HIV. */
export const screening: Block = {
  kind: 'facts',
  heading: 'Uchunguzi unaoweza kufanyiwa leo',
  facts: [
    ...(cervicalTests.length === 0
      ? []
      : [
          {
            term: 'Mlango wa kizazi',
            detail: `Kwa wanawake wa miaka 25 hadi 65, hasa hadi 49. ${cervicalTests.join(' ')} Ukiwa na HIV, unahitaji kupimwa mara nyingi zaidi: tuulize lini.`,
          },
        ]),
    {
      term: 'Matiti',
      detail:
        'Mhudumu wa afya anakagua matiti yako na kukuonyesha cha kuangalia. Umepata uvimbe mpya? Tunakuona wiki hii.',
    },
    {
      term: 'HIV',
      detail:
        'Kipimo cha bure na cha faragha, pamoja na ushauri nasaha kabla na baada. Ukiwa na mimba, humkinga mtoto wako.',
    },
    {
      term: 'Kujikinga na HIV',
      detail:
        'Tembe za PrEP kabla ya hatari ya kuambukizwa. Baada yake njoo mara moja: tembe za PEP bado husaidia.',
    },
    { term: 'Kutuuliza', detail: privateWays },
    {
      term: 'Baada ya dhuluma ya kingono',
      detail:
        'Njoo mara moja, saa yoyote. Unahudumiwa kwanza, na kwa faragha. Karatasi za polisi si lazima.',
    },
  ],
};

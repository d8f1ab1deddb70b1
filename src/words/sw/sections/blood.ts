import { prices } from '../../../facts/money/prices.ts';
import { shaFunds } from '../../../facts/money/sha.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';

/** Blood on site, donors and anti-D. The stock is SAMPLE content. */
export const blood = {
  heading: 'Damu na anti-D',
  facts: [
    {
      term: 'Saa yoyote',
      detail:
        'Tunaweka uniti kadhaa za damu inayomfaa kila mtu. Nyingine tunaiagiza kwa huduma ya taifa ya damu.',
    },
    {
      term: 'Gharama',
      detail: [
        'Damu yenyewe haiuzwi kamwe.',
        ...ifPriced(
          prices.crossMatch,
          (price) => `Kuilinganisha na yako ni ${formatPrice(price)}.`,
        ),
      ].join(' '),
    },
    {
      term: 'Wanaotoa damu',
      detail:
        'Hakuna anayelazimika kuleta mtoa damu kabla ya matibabu. Kama jamaa zako wanataka kutoa damu, tunawaambia waende wapi.',
    },
    {
      term: 'Damu yako ni Rhesus negative',
      detail: `Huenda ukahitaji sindano ya anti-D ndani ya saa 72 (siku 3) baada ya kujifungua. Pia baada ya kutokwa na damu, kugongwa tumboni, au kupoteza mimba au mtoto: kwa hayo njoo mara moja. ${shaFunds.maternity} huchangia gharama yake: tuulize kiasi gani.`,
    },
  ],
} as const satisfies WordsOf<'blood'>['blood'];

import type { WordsOf } from '../../words-of.ts';
import { dayPrices } from '../money/birth-cost.ts';
import { wardVisiting } from '../schedule/opening-hours.ts';

/** Special care for newborns. The unit's equipment is SAMPLE content. */
export const newbornCare = {
  heading: 'Mtoto wako akihitaji uangalizi maalum',
  facts: [
    {
      term: 'Kitengo chetu cha watoto wachanga kina',
      detail:
        'Vitanda vya joto, oksijeni, msaada wa kupumua kupitia puani (CPAP), mwanga wa kutibu ngozi ya manjano, dripu na maziwa kwa mrija',
    },
    {
      term: 'Tunaopeleka hospitali kubwa zaidi',
      detail:
        'Watoto waliozaliwa kabla ya wiki ya 32, au wenye uzito wa chini ya gramu 1,500. Pia wanaohitaji mashine ya kupumulia au upasuaji. Muuguzi husafiri nao.',
    },
    {
      term: 'Utalala wapi',
      detail:
        'Katika chumba cha akina mama kando ya kitengo, ili uweze kumshika mtoto wako, kumnyonyesha au kumpa maziwa',
    },
    { term: 'Kutembelea', detail: wardVisiting.newborn },
    {
      term: 'Gharama',
      detail: `${dayPrices.newborn}Tuulize bima yako inalipa kiasi gani. Matibabu huanza kabla ya malipo.`,
    },
  ],
} as const satisfies WordsOf<'newbornCare'>['newbornCare'];

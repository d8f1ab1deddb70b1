import { labourLimits } from '../../../facts/clinical/labour.ts';
import { site } from '../../../facts/site.ts';
import type { WordsOf } from '../../editions.ts';

const { firstBaby, preterm } = labourLimits;

/** When to come in labour; nobody is told to wait for a limit that is not hers. */
export const labourWords: WordsOf<'labourWords'>['labourWords'] = [
  {
    term: 'Mtoto wa kwanza',
    detail:
      `Uchungu kila dakika ${firstBaby.minutesApart}, kila mara karibu sekunde ` +
      `${firstBaby.secondsLong}. Unaishi mbali? Anza safari mapema zaidi`,
  },
  { term: 'Si mtoto wa kwanza', detail: 'Mara tu uchungu unaporudi kwa mpangilio au kuongezeka' },
  {
    term: `Kabla ya wiki ${preterm.beforeWeek}`,
    detail: 'Njoo mara moja, uchungu wa kwanza unaorudi ukianza',
  },
  {
    term: 'Mapacha, au ulijifungua kwa upasuaji awali',
    detail: 'Njoo mara moja, uchungu wa kwanza ukianza',
  },
  {
    term: 'Chupa ya maji imepasuka',
    detail:
      'Njoo mara moja, uwe na uchungu au la. Andika saa. Maji ya kijani, kahawia au yenye damu ' +
      'ni dharura',
  },
  {
    term: 'Unahisi au unaona kamba ya kitovu',
    detail:
      'Piga simu mara moja. Piga magoti, kichwa chini na makalio juu, na usirudishe kamba ndani',
  },
  {
    term: 'Damu, au mtoto anacheza kidogo',
    detail: 'Njoo mara moja, uwe na uchungu au la',
  },
  { term: 'Huna hakika?', detail: `Piga ${site.phone}, saa yoyote` },
];

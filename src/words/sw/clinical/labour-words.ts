import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

const { firstBaby, preterm } = labourLimits;

/** What to do first for a cord, or a hand, that comes before the baby. */
export const cordPosition: WordsOf<'labourWords'>['cordPosition'] =
  'Piga magoti na uiname hadi kichwa kiguse chini, makalio yawe juu. Usirudishe kamba wala mkono ' +
  'ndani. Piga simu mara moja, na uje ukiwa hivyo. Ndani ya gari, lala kwa ubavu wa kushoto, makalio ' +
  'yakiwa juu kidogo';

/** When to come in labour. Those who must come immediately are first, so that no line makes them wait. */
export const labourWords: WordsOf<'labourWords'>['labourWords'] = [
  {
    term: 'Unahisi au unaona kamba ya kitovu, au mkono wa mtoto',
    detail: cordPosition,
    isUrgent: true,
  },
  {
    term: 'Unahisi ni lazima usukume mtoto',
    detail: `Piga ${site.phone} mara moja. Usianze safari kwa miguu`,
    isUrgent: true,
  },
  {
    term: 'Damu, au mtoto anacheza kidogo',
    detail: 'Njoo mara moja, uwe na uchungu au la',
    isUrgent: true,
  },
  {
    term: 'Chupa ya maji imepasuka',
    detail:
      'Njoo mara moja, uwe na uchungu au la. Kumbuka ilipasuka saa ngapi. Maji ya kijani, ' +
      'kahawia au yenye damu ni dharura',
    isUrgent: true,
  },
  {
    term: `Kabla ya wiki ya ${preterm.beforeWeek}`,
    detail: 'Njoo mara moja, uchungu ukianza kurudi kwa mpangilio',
    isUrgent: true,
  },
  {
    term: 'Mapacha, uliwahi kujifungua kwa upasuaji au umepangiwa hivyo, au tatizo lolote katika mimba hii',
    detail:
      'Njoo mara moja, uchungu wa kwanza ukianza. Pia kama kichwa cha mtoto hakiko chini, au kondo ' +
      'la nyuma (placenta) liko chini. Pia kwa presha, kisukari, HIV, au damu nyingi ulipojifungua ' +
      'awali',
    isUrgent: true,
  },
  {
    term: `Mtoto wa kwanza, kuanzia wiki ya ${preterm.beforeWeek}, mimba isiyo na tatizo, maji hayajatoka`,
    detail:
      `Njoo uchungu ukija kila baada ya dakika ${firstBaby.minutesApart}, kila mmoja ukikaa kama ` +
      `sekunde ${firstBaby.secondsLong}. Unaishi mbali? Ondoka mapema zaidi`,
  },
  {
    term: `Si mtoto wa kwanza, kuanzia wiki ya ${preterm.beforeWeek}, mimba isiyo na tatizo, maji hayajatoka`,
    detail: 'Njoo mara tu uchungu unaporudi kwa mpangilio au kuongezeka',
  },
  { term: 'Huna hakika?', detail: `Piga ${site.phone}, saa yoyote` },
];

import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

const { firstBaby, preterm } = labourLimits;

/** What to do first for a cord, or a hand, that comes before the baby. */
export const cordPosition: WordsOf<'labourWords'>['cordPosition'] =
  'Piga magoti na uiname hadi kichwa kiguse chini, makalio yawe juu. Usirudishe kamba wala mkono ' +
  'ndani. Piga simu mara moja, na uje ukiwa hivyo. Ndani ya gari, lala kwa ubavu wa kushoto, makalio ' +
  'yakiwa juu kidogo.';

/** What most of them must do. */
const comeAtOnce = 'Njoo mara moja';

/** Who may wait for regular pains. */
const healthy = `kuanzia wiki ya ${preterm.beforeWeek}, mimba isiyo na tatizo, maji hayajatoka`;

/** The headings of `labourRows`, and the words of its rows that a row below a heading need not show. */
export const labourGroups: WordsOf<'labourWords'>['labourGroups'] = {
  now: { heading: 'Piga simu au uje mara moja', repeated: comeAtOnce },
  healthy: { heading: healthy, repeated: healthy },
};

/** When to come in labour. Those who must come immediately are first, so that no line makes them wait. */
export const labourRows: WordsOf<'labourWords'>['labourRows'] = {
  now: [
    { term: 'Unahisi au unaona kamba ya kitovu, au mkono wa mtoto', detail: cordPosition },
    {
      term: 'Unahisi ni lazima usukume mtoto',
      detail: `Piga ${site.phone} mara moja. Usianze safari kwa miguu.`,
    },
    { term: 'Damu, au mtoto anacheza kidogo', detail: `${comeAtOnce}, uwe na uchungu au la.` },
    {
      term: 'Chupa ya maji imepasuka',
      detail:
        `${comeAtOnce}, uwe na uchungu au la. Kumbuka ilipasuka saa ngapi. Maji ya kijani, kahawia au ` +
        'yenye damu ni dharura.',
    },
    {
      term: `Kabla ya wiki ya ${preterm.beforeWeek}`,
      detail: `${comeAtOnce}, uchungu ukianza kurudi kwa mpangilio.`,
    },
    {
      term: 'Mapacha, uliwahi kujifungua kwa upasuaji au umepangiwa hivyo, au tatizo lolote katika mimba hii',
      detail:
        `${comeAtOnce}, uchungu wa kwanza ukianza. Pia kama kichwa cha mtoto hakiko chini, au kondo ` +
        'la nyuma (placenta) liko chini. Pia kwa presha, kisukari, HIV, au damu nyingi ulipojifungua ' +
        'awali.',
    },
  ],
  healthy: [
    {
      term: `Mtoto wa kwanza, ${healthy}`,
      detail:
        `Njoo uchungu ukija kila baada ya dakika ${firstBaby.minutesApart}, kila mmoja ukikaa kama ` +
        `sekunde ${firstBaby.secondsLong}. Unaishi mbali? Ondoka mapema zaidi.`,
    },
    {
      term: `Si mtoto wa kwanza, ${healthy}`,
      detail: 'Njoo mara tu uchungu unaporudi kwa mpangilio au kuongezeka.',
    },
    { term: 'Huna hakika?', detail: `Piga ${site.phone}, saa yoyote.` },
  ],
};

/** All rows, in the order in which they are read. */
export const labourWords: WordsOf<'labourWords'>['labourWords'] = [
  ...labourRows.now,
  ...labourRows.healthy,
];

import { feverLimits } from '../../../facts/clinical/fever.ts';
import { formatDay } from '../../formats/sw.ts';
import type { WordsOf } from '../../words-of.ts';

/** The card for phone and fridge; its steps, signs and numbers are in words/sw/clinical. */
export const emergencyCard = {
  heading: 'Kadi ya dharura',
  lead: 'Piga simu au uje moja kwa moja, saa yoyote. Matibabu huanza kabla ya malipo.',
  jumpsLabel: 'Kwenye kadi hii',
  firstAid: {
    id: 'first-aid',
    heading: 'Kabla msaada haujafika',
  },
  signs: {
    id: 'danger-signs',
    heading: 'Dalili za hatari',
    text: 'Piga simu au uje sasa. Dalili moja inatosha.',
  },
  groups: {
    pregnancy: 'Wakati wa ujauzito',
    afterBirth: 'Baada ya kujifungua au kupoteza mimba, na hizi pia',
    newborn: `Mtoto wa chini ya miezi ${feverLimits.youngBaby.toMonths}`,
    child: 'Mtoto',
    adult: 'Mtu yeyote',
  },
  fever: {
    id: 'fever',
    jump: 'Homa kwa umri',
    heading: 'Homa kwa umri: njoo mara moja',
    moreLabel: 'Homa ya chini, na mkiwa njiani',
  },
  labour: { id: 'labour', jump: 'Uchungu wa uzazi', heading: 'Uchungu wa uzazi: uje lini' },
  numbers: { id: 'numbers', heading: 'Nambari za simu' },
  way: { id: 'way', heading: 'Jinsi ya kufika' },
  openMapLabel: 'Fungua ramani',
  paperHint: 'Chapisha pande mbili za karatasi moja, na uibandike ukutani.',
  sourcesLabel: 'Vyanzo vyetu',
  siteLabel: 'Kurasa zote za hospitali',
  lastCheckedOn: (day) => `Zililinganishwa na nambari zilizotangazwa tarehe ${formatDay(day)}.`,
} as const satisfies WordsOf<'emergencyCard'>['emergencyCard'];

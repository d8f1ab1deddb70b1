import { site } from '../../facts/site.ts';
import type { WordsOf } from '../editions.ts';
import { formatDay } from './format.ts';

/** The card for phone and fridge; its steps, signs and numbers stand in words/sw/clinical. */
export const emergencyCard = {
  heading: 'Kadi ya dharura',
  lead: `Piga simu au uje moja kwa moja, ${site.hours.label}. Matibabu huanza kabla ya malipo.`,
  jumpsLabel: 'Kwenye kadi hii',
  firstAid: { id: 'first-aid', heading: 'Kabla msaada haujafika' },
  signs: {
    id: 'danger-signs',
    heading: 'Dalili za hatari',
    text: 'Piga simu au uje sasa. Moja inatosha.',
  },
  groups: {
    pregnancy: 'Wakati wa ujauzito',
    afterBirth: 'Baada ya kujifungua, pia',
    newborn: 'Mtoto mchanga',
    child: 'Mtoto',
    adult: 'Mtu yeyote',
  },
  labour: { id: 'labour', heading: 'Uchungu wa uzazi: uje lini' },
  numbers: { id: 'numbers', heading: 'Nambari za simu' },
  way: { id: 'way', heading: 'Jinsi ya kufika' },
  openMapLabel: 'Fungua ramani',
  paperHint: 'Chapisha ukurasa huu uubandike ukutani: unatosha karatasi moja.',
  /** On paper, which has room for the first signs of each list alone. */
  moreSigns: 'Hapa ziko dalili za kwanza za kila orodha; zote ziko kwenye anwani iliyo juu.',
  sourcesLabel: 'Vyanzo vya hatua na dalili hizi',
  siteLabel: 'Kurasa zote za hospitali',
  checkedOn: (day) => `Ziliangaliwa tarehe ${formatDay(day)}.`,
  /** Where the check is too old for a number to be told. */
  checkedTooLongAgo: (day) =>
    `Tuliziangalia mara ya mwisho tarehe ${formatDay(day)}. Ni muda mrefu mno: tuulize kwa ${site.phone}.`,
} as const satisfies WordsOf<'emergencyCard'>['emergencyCard'];

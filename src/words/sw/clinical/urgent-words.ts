import type * as english from '../../en/clinical/urgent-words.ts';
import { feverOnTheWay } from './fever-words.ts';

/** Headings of the sections that the search and the forms link to in an emergency. */
export const urgentHeadings: Readonly<Record<keyof typeof english.urgentHeadings, string>> = {
  dangerSigns: 'Piga simu au uje sasa',
  motherSigns: 'Dalili za hatari',
  afterLoss: 'Baada ya mimba kuharibika au kutolewa',
  labour: 'Uchungu wa uzazi: uje lini',
  childSigns: 'Homa na dalili za hatari',
  eyes: 'Dharura za macho',
  assault: 'Baada ya kubakwa au kudhulumiwa kingono',
  nationalLines: 'Laini za taifa',
  /** In the guide to mental health. */
  numbersToCall: 'Nambari za kupiga',
  /** In the guide to diabetes, with a heading that all guides share. */
  highSugar: 'Sukari ikipanda sana: njoo mara moja ukiona',
};

/** Above the danger signs after a loss. */
export const afterLossText =
  'Njoo saa yoyote. Tunakutibu, hatuombi ruhusa ya mtu yeyote, na hatupigii polisi simu.';

/** What to do on the way, in pregnancy and after a birth. */
export const motherOnTheWay: readonly string[] = [
  'Piga simu. Sema una mimba ya wiki ngapi, au mtoto ana umri gani.',
  'Damu wakati wa ujauzito: lala kwa ubavu wa kushoto. Usiingize kitu chochote ukeni.',
  feverOnTheWay.cold,
];

/** What to do on the way with an ill child. */
export const childOnTheWay: readonly string[] = [
  'Tupigie simu, ili tuwe tayari.',
  ...Object.values(feverOnTheWay),
];

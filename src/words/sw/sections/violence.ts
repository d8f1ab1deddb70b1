import { helplines } from '../../../facts/clinical/helplines.ts';
import { site } from '../../../facts/hospital/site.ts';
import type { WordsOf } from '../../words-of.ts';

type Violence = WordsOf<'violence'>;

const { genderViolence, children } = helplines;

/** Violence at home. */
export const violence = {
  id: 'violence',
  heading: 'Ukatili nyumbani',
  items: [
    `Unapigwa, unatishwa, unalazimishwa au unaogopa? Piga ${genderViolence.number}, bila malipo, saa yoyote. Mtoto anaweza kupiga ${children.number}.`,
    'Njoo saa yoyote, hata peke yako. Tunakuona faraghani. Si lazima mwenzi wako ajue kwa nini ulikuja.',
    'Umekabwa koo, umepigwa kichwani, au umepigwa ukiwa na mimba? Njoo mara moja, hata kama unajisikia vizuri.',
    `Je, wengine husoma simu yako? Piga ${site.phone}, badala ya kutuandikia.`,
  ],
} as const satisfies Violence['violence'];

/** Cutting girls and women (FGM). */
export const femaleCutting = {
  id: 'fgm',
  heading: 'Kukeketa wasichana (FGM, tohara ya wasichana)',
  items: [
    'Kumkeketa msichana au mwanamke ni uhalifu nchini Kenya, hata hospitalini. Hatufanyi hivyo kamwe, wala hatuzibi tena uke wa aliyekeketwa baada ya kujifungua.',
    `Je, wewe au msichana unayemjua yuko hatarini kukeketwa? Piga ${children.number} au ${genderViolence.number}, au uje kwetu, saa yoyote.`,
    'Umeshakeketwa, na unatoka damu, una maumivu, homa, au huwezi kukojoa? Njoo mara moja. Hakuna anayekulaumu hapa.',
    'Ulikeketwa zamani? Mwambie mkunga mapema katika ujauzito, ili tupange ujifungue salama.',
  ],
} as const satisfies Violence['femaleCutting'];

import { type FirstAid, firstAidFigures as figures } from '../../../../facts/clinical/first-aid.ts';
import { site } from '../../../../facts/hospital/site.ts';
import type { FirstAidWords } from '../../../clinical/first-aid-words.ts';
import type { WordsOf } from '../../../words-of.ts';
import { birthWords } from './first-aid-birth.ts';
import { breathingWords } from './first-aid-breathing.ts';
import { injuryWords } from './first-aid-injury.ts';

const { lowSugar } = figures;

/** Steps until help comes, the same on every page. */
export const firstAidWords: Readonly<Record<FirstAid, FirstAidWords>> = {
  ...breathingWords,
  ...birthWords,
  ...injuryWords,
  chestPain: {
    title: 'Maumivu ya kifua',
    steps: [
      'Piga simu mara moja. Maumivu yanasambaa hadi mkononi, kwenye taya au mgongoni, na unatoka jasho? Huenda ni mshtuko wa moyo (heart attack).',
      'Keti ukiwa umeegemea nyuma kidogo, na upumzike. Legeza nguo zinazobana.',
      'Tuulize kwa simu kuhusu aspirini kabla ya kuimeza.',
    ],
    never: 'Usitembee wala usiendeshe gari mwenyewe.',
  },
  stroke: {
    title: 'Kiharusi (stroke)',
    steps: [
      'Uso umepinda, mkono ni dhaifu au maneno hayatoki vizuri? Piga simu mara moja, hata kama dalili hizi zimepita.',
      'Kumbuka zilianza wakati gani, au mara ya mwisho alipokuwa sawa.',
      'Mlaze kichwa kikiwa juu kidogo, au kwa ubavu kama anasinzia.',
      'Tuulize kwa simu umpeleke hospitali gani. Kiharusi kinahitaji CT scan, nasi hatuna mashine hiyo.',
    ],
    never: 'Usimpe chakula, kinywaji wala aspirini.',
  },
  fits: {
    title: 'Degedege au kifafa',
    inShort: `Weka kitu laini chini ya kichwa. Kutetemeka kukiisha, alale kwa ubavu. Piga simu mara moja. Mtu mzima mwenye kifafa kinachojulikana, asiye mjamzito na asiyeumia: piga simu kikifika dakika ${figures.fits.callAfterMinutes}, kikirudi, au asipoamka.`,
    steps: [
      'Kumbuka kutetemeka kulianza wakati gani. Ondoa vitu vigumu. Weka kitu laini chini ya kichwa.',
      `Piga simu mara moja kwa degedege au kifafa chochote. Isipokuwa mtu mzima mwenye kifafa kinachojulikana, asiye mjamzito na asiyeumia. Kwake, piga simu kutetemeka kukifika dakika ${figures.fits.callAfterMinutes}, kukirudi, au asipoamka.`,
      'Kutetemeka kukiisha, mgeuze alale kwa ubavu na uangalie anavyopumua.',
    ],
    never: 'Usimshikilie kwa nguvu. Usiweke kitu katikati ya meno, wala usimpe kitu cha kunywa.',
  },
  lowSugar: {
    title: 'Sukari kushuka kwa mwenye kisukari',
    inShort: `Anatetemeka, anatoka jasho au amechanganyikiwa, lakini yuko macho: mpe gramu ${lowSugar.grams} za sukari, kama vijiko vidogo ${lowSugar.teaspoons} ndani ya maji. Mtoto wa chini ya miaka ${lowSugar.child.underYears}: ${lowSugar.child.teaspoons.from} hadi ${lowSugar.child.teaspoons.to}. Hajapata nafuu baada ya dakika ${lowSugar.againAfterMinutes}? Mpe tena na upige simu.`,
    steps: [
      'Kutetemeka, jasho, njaa au kuchanganyikiwa? Chukua hatua mara moja, hata bila mashine ya kupimia.',
      `Yuko macho na anaweza kumeza? Mpe gramu ${lowSugar.grams} za sukari. Ni kama vijiko vidogo ${lowSugar.teaspoons} ndani ya maji. Au mpe nusu glasi ya soda au juisi, si ya diet. Mtoto wa chini ya miaka ${lowSugar.child.underYears}: vijiko vidogo ${lowSugar.child.teaspoons.from} hadi ${lowSugar.child.teaspoons.to}.`,
      `Hajapata nafuu baada ya dakika ${lowSugar.againAfterMinutes}? Mpe tena na upige simu.`,
      'Akipata nafuu, mpe chakula.',
      `Anameza tembe za kisukari, amezidi miaka ${lowSugar.comeAnywayFromYears}, au ana ugonjwa wa figo? Njoo naye hata akipata nafuu. Sukari inaweza kushuka tena kwa siku nzima au zaidi.`,
    ],
    never:
      'Anasinzia, au ana degedege au kifafa: usimpe chochote mdomoni. Mgeuze alale kwa ubavu, piga simu, na uje naye mara moja.',
  },
};

/** Check for danger before touching anyone. */
export const lookFirst: WordsOf<'firstAidWords'>['lookFirst'] = `Kwanza angalia hatari: magari, moto, nyaya za umeme. Piga ${site.phone}, au mwambie mtu apige, wewe ukisaidia.`;

/** First steps for someone who breathes but does not wake. */
export const recoveryPosition: WordsOf<'firstAidWords'>['recoveryPosition'] = `${firstAidWords.notAwake.title}: ${firstAidWords.notAwake.steps
  .slice(0, 3)
  .join(' ')
  .replace(/^M/, 'm')}`;

/** What matters most in byMouth: its first words. */
export const byMouthStart: WordsOf<'firstAidWords'>['byMouthStart'] = 'Usimpe chochote mdomoni';

/** When to give nothing by mouth, and when something is needed. */
export const byMouth: WordsOf<'firstAidWords'>['byMouth'] =
  `${byMouthStart} mtu anayesinzia, mwenye degedege au kifafa, aliyeumia vibaya au ` +
  'anayeweza kuhitaji upasuaji. Lakini mpe sukari mwenye kisukari aliye macho lakini anatetemeka. ' +
  'Mpe maziwa ya mama au maji ya ORS mtoto anayeweza kunywa.';

import { type FirstAid, firstAidFigures as figures } from '../../../facts/clinical/first-aid.ts';
import { site } from '../../../facts/site.ts';
import type { WordsOf } from '../../editions.ts';
import type { FirstAidWords } from '../../en/clinical/first-aid-words.ts';
import { breathingWords } from './first-aid-breathing.ts';
import { injuryWords } from './first-aid-injury.ts';

const { lowSugar } = figures;

/** The steps until help comes, the same on every page. */
export const firstAidWords: Readonly<Record<FirstAid, FirstAidWords>> = {
  ...breathingWords,
  ...injuryWords,
  chestPain: {
    title: 'Maumivu ya kifua',
    steps: [
      'Piga simu mara moja. Maumivu yanayoenda mkononi, kwenye taya au mgongoni, pamoja na jasho, yanaweza kuwa mshtuko wa moyo.',
      'Keti ukiwa umeegemea nyuma kidogo, na upumzike. Legeza nguo zinazobana.',
      'Tuulize kwa simu kuhusu aspirini kabla ya kuimeza.',
    ],
    never: 'Usitembee wala usiendeshe gari mwenyewe.',
  },
  fits: {
    title: 'Degedege au kifafa (kutetemeka na kukakamaa)',
    steps: [
      'Angalia saa. Ondoa vitu vigumu, na weka kitu laini chini ya kichwa.',
      `Piga simu mara moja kwa mtoto, kwa mjamzito, baada ya jeraha, au ikiwa ni mara ya kwanza. Kwa mtu mwingine yeyote, piga simu ikifika dakika ${figures.fits.callAfterMinutes} au ikimshika mara ya pili.`,
      'Mtetemeko ukiisha, mgeuze alale kwa ubavu na uangalie anavyopumua.',
    ],
    never: 'Usimshikilie kwa nguvu. Usiweke kitu katikati ya meno, wala usimpe kitu cha kunywa.',
  },
  lowSugar: {
    title: 'Sukari kushuka kwa mwenye kisukari',
    steps: [
      'Kutetemeka, jasho, njaa au kuchanganyikiwa: chukua hatua mara moja, hata bila kipimo.',
      `Yuko macho na anaweza kumeza: mpe gramu ${lowSugar.grams} za sukari, kama vijiko vidogo ${lowSugar.teaspoons} ndani ya maji, au nusu glasi ya soda au juisi.`,
      `Hajapata nafuu baada ya dakika ${lowSugar.againAfterMinutes}? Mpe tena na upige simu.`,
      'Akipata nafuu, mpe chakula.',
    ],
    never:
      'Anasinzia au ana degedege: usimpe kitu mdomoni. Mgeuze alale kwa ubavu, piga simu, na uje mara moja.',
  },
};

/** Before anybody is touched. */
export const lookFirst: WordsOf<'firstAidWords'>['lookFirst'] = `Kwanza angalia hatari: magari, moto, nyaya za umeme. Piga ${site.phone}, au mtu mwingine apige wewe ukisaidia.`;

/** Somebody who breathes but does not wake, first of all the airway. */
export const recoveryPosition: WordsOf<'firstAidWords'>['recoveryPosition'] = `${firstAidWords.notAwake.title}: ${firstAidWords.notAwake.steps
  .slice(0, 2)
  .join(' ')
  .replace(/^M/, 'm')}`;

/** Who gets nothing by mouth, and who must get something. */
export const byMouth: WordsOf<'firstAidWords'>['byMouth'] =
  'Usimpe kitu chochote mdomoni mtu anayesinzia, mwenye degedege, aliyeumia vibaya au anayeweza ' +
  'kuhitaji upasuaji. Lakini mpe sukari mwenye kisukari anayetetemeka na yuko macho. Mpe maziwa ' +
  'ya mama au maji ya ORS mtoto anayeweza kunywa.';

import {
  fastBreathing,
  headInjuryFromYears,
  newbornJaundice,
  padSoaked,
  pressureInPregnancy,
  socketBleeding,
} from '../../../facts/clinical/danger-limits.ts';
import type { DangerSign } from '../../../facts/clinical/danger-signs.ts';
import { firstAidFigures } from '../../../facts/clinical/first-aid.ts';
import { labourLimits } from '../../../facts/clinical/mother-and-child/labour.ts';
import { afterOperation } from '../../../facts/clinical/preparation.ts';
import { readDangerSigns } from '../../formats/read-danger-signs.ts';
import type { WordsOf } from '../../words-of.ts';
import { feverAtRisk, feverByAge, feverWords, malariaTrip } from './fever-words.ts';

const fast = `pumzi ${fastBreathing.newborn} au zaidi kwa dakika`;
const { firstHours, lateWeeks } = newbornJaundice;
const pressure = `${pressureInPregnancy.systolic}/${pressureInPregnancy.diastolic}`;
const soaked = `ndani ya dakika ${padSoaked.hours * 60}`;
const { fits } = firstAidFigures;

/** Text of each danger sign, as a line of a list. */
export const dangerSignWords: Readonly<Record<DangerSign, string>> = {
  bleedingInPregnancy: 'Kutokwa na damu yoyote ukeni',
  headacheOrSight: 'Kuumwa sana na kichwa, kuona ukungu, au uso au mikono kuvimba',
  fitOrFainting: 'Degedege au kifafa (pia kifafa cha mimba), au kuzimia',
  breathingOrChestPain: 'Kupumua kwa shida, au maumivu ya kifua',
  movesLess: 'Mtoto anacheza tumboni kidogo kuliko kawaida, au ameacha kucheza',
  watersBreak: 'Chupa ya maji kupasuka, hasa maji yakiwa ya kijani, kahawia au yenye damu',
  cordFelt: 'Kamba ya kitovu unayoihisi au kuiona ukeni',
  earlyPains: `Uchungu wa uzazi unaorudi mara kwa mara kabla ya wiki ya ${labourLimits.preterm.beforeWeek}`,
  bellyPain: 'Maumivu makali ya tumbo',
  feverInPregnancy: 'Homa, kutetemeka kwa baridi, au kukosa nguvu za kuinuka',
  swollenLeg: 'Mguu mmoja uliovimba, mwekundu au unaouma',
  vomitingInPregnancy: 'Kutapika sana hadi hakuna kinachobaki tumboni',
  diarrhoeaInPregnancy: 'Kuhara majimaji mara nyingi',
  highPressure: `Presha (shinikizo la damu) ya ${pressure} au zaidi`,
  blowToBelly: 'Kuanguka au kugongwa tumboni',
  unlikeHerself:
    'Amechanganyikiwa, anasikia sauti zisizokuwepo, halali kabisa, au hayuko kama kawaida yake',
  thoughtsOfHarm: 'Mawazo ya kujidhuru au kumdhuru mtoto wako',
  bleedingAfterBirth: `Pedi kulowa damu ${soaked}, mabonge makubwa ya damu, au damu inayoongezeka`,
  feverAfterBirth: 'Homa, kutetemeka kwa baridi, au kukosa nguvu za kuinuka baada ya kujifungua',
  foulDischarge: 'Majimaji yenye harufu mbaya ukeni',
  openWound: 'Mshono au kidonda chekundu, kinachofunguka, au kinachotoa usaha',
  newbornFeeds: 'Mtoto hanyonyi, au ananyonya kidogo sana kuliko kawaida',
  newbornFit: 'Degedege: mwili kutikisika wenyewe au kukakamaa, au macho kukodoa',
  newbornBreathing: `Kupumua haraka (${fast}), kuguna kila anapotoa pumzi, au kifua kubonyea ndani`,
  newbornColour: 'Midomo au ngozi ya bluu au iliyopauka sana',
  newbornTemperature: `Mwili moto au baridi: ${feverWords.youngBaby.detail}`,
  newbornLimp: 'Amelegea, ni vigumu kumwamsha, au anasogea tu akiguswa',
  newbornYellow: `Macho, ufizi au ngozi ya manjano katika saa ${firstHours} za kwanza; wakati wowote viganja au nyayo za manjano, au ni manjano na hanyonyi vizuri`,
  newbornYellowLong: `Bado ni manjano baada ya wiki ${lateWeeks}; wakati wowote kinyesi (choo) kilichopauka au mkojo wa rangi nzito`,
  newbornCord: 'Kitovu chekundu, kinachonuka, kinachotoa usaha au damu',
  newbornEyes: 'Mtoto mchanga mwenye kope zilizovimba au usaha machoni',
  newbornVomit: 'Matapishi ya kijani au yenye damu, au tumbo lililovimba',
  childBreathing: 'Kupumua haraka, kwa shida au kwa kelele, au kifua kubonyea ndani',
  childFit: 'Degedege',
  childHardToWake: 'Ni vigumu kumwamsha, amelegea, au amechanganyikiwa',
  childDrinks: 'Hawezi kunywa au kunyonya, au anatapika kila kitu',
  childFever: feverByAge,
  feverAtRisk,
  malariaTrip,
  childColour: 'Midomo au ngozi ya bluu, kijivu au iliyopauka sana',
  childStiffNeck: 'Shingo kukakamaa, au utosi uliovimba',
  childSpots: 'Madoa meusi ya ngozi yasiyopotea yakibonyezwa',
  childDry: 'Macho yaliyoingia ndani, au hajakojoa kwa muda wa saa 12',
  childBlood: 'Damu kwenye kinyesi (choo) au matapishi',
  childPoison: 'Amemeza sumu, dawa, betri ndogo ya duara au sumaku',
  childHead:
    'Kugongwa kichwani: mtoto wa chini ya mwaka mmoja wakati wowote; mkubwa zaidi akizimia, akitapika, akisinzia au akipata degedege',
  notBreathing: 'Mtu asiyeamka, au asiyepumua kawaida',
  chestPain: 'Maumivu au kubanwa kwa kifua, hata kama yamepungua',
  strokeSigns:
    'Uso kupinda, mkono kuwa dhaifu au maneno kutotoka vizuri, hata kama dalili hizi zimepita',
  troubleBreathing: 'Kupumua kwa shida',
  heavyBleeding: 'Damu nyingi, au damu isiyoacha kutoka hata kidonda kikibonyezwa',
  fit: `Degedege au kifafa (kifafa kinachojulikana: kikifika dakika ${fits.callAfterMinutes}, au kikirudi)`,
  allergy: 'Uso au koo kuvimba, au kifua kupiga filimbi, baada ya chakula, dawa au kuumwa na mdudu',
  headInjury: 'Jeraha kubwa, au kugongwa kichwani pamoja na kuzimia, kutapika au kusinzia',
  wateryDiarrhoea: `Kuhara majimaji mara nyingi, pamoja na kuishiwa nguvu, misuli kukaza, macho kuingia ndani au kutokojoa kwa muda wa saa ${afterOperation.hoursWithoutUrine}`,
  headInjuryAtRisk: `Kugongwa kichwani kokote kuanzia miaka ${headInjuryFromYears}, au kwa anayetumia dawa ya kuzuia damu kuganda, au kwa mtoto wa chini ya mwaka mmoja`,
  confused: 'Kuchanganyikiwa ghafla; homa na shingo kukakamaa, au homa hadi huwezi kusimama',
  diabetesIll: 'Mwenye kisukari: kutapika, kupumua haraka kwa kina, au kusinzia sana',
  cannotPassUrine: 'Kushindwa kukojoa, au korodani kuuma au kuvimba ghafla',
  suddenHeadache: 'Kichwa kuuma vikali ghafla, au kutoona ghafla',
  bellyPainOrBlood: 'Maumivu makali ya tumbo, kutapika au kukohoa damu, au kinyesi (choo) cheusi',
  poison: 'Kumeza sumu au dawa kupita kiasi',
  snakebite: 'Kuumwa na nyoka',
  animalBite: 'Kuumwa au kukwaruzwa na mbwa, paka au mnyama mwingine, hata kama siku zimepita',
  largeBurn:
    'Kuungua sehemu kubwa kuliko kiganja, au usoni, mikononi, miguuni au sehemu za siri, au kwa mtoto mdogo',
  electricShock: 'Kupigwa na umeme, au kukaribia kuzama majini',
  wantsToDie: 'Anataka kufa, au kumdhuru mtu',
  dressingSoaked: 'Damu inayolowesha bandeji',
  feverAfterOperation: `Joto la mwili la ${afterOperation.feverFrom} °C au zaidi, au kutetemeka kwa baridi`,
  woundBad: 'Kidonda chenye joto, kilichovimba, kinachotoa usaha au kinachofunguka',
  swollenCalf: 'Nyuma ya mguu, chini ya goti, kuvimba na kuuma',
  vomitingWillNotStop: 'Kutapika kusikoisha',
  noUrine: `Kutokojoa kwa muda wa saa ${afterOperation.hoursWithoutUrine}`,
  faceSwells: 'Uvimbe wa uso, taya au shingo, au chini ya ulimi',
  mouthShut: 'Kufungua mdomo kwa shida',
  hardToSwallow: 'Kumeza au kupumua kwa shida',
  toothFever: 'Jino kuuma pamoja na homa',
  socketBleeds: `Damu inayoendelea kutoka baada ya kuuma kitambaa kwa nguvu kwa dakika ${socketBleeding.minutes}`,
  jawInjury: 'Taya lililovunjika, au meno yasiyokutana tena baada ya kugongwa',
  sightLost: 'Kutoona ghafla',
  eyeSplash: 'Kemikali jichoni',
  eyePierced: 'Kitu kilichochoma jicho: usikitoe',
  eyeBlow: 'Kugongwa jichoni kwa nguvu',
  eyePain: 'Jicho jekundu linalouma sana',
  eyeFlashes: 'Mimweko mipya ya mwanga, au kama pazia mbele ya jicho',
};

/** Advice for jaundice in a baby without any of the signs. */
export const mildJaundice: WordsOf<'dangerSignWords'>['mildJaundice'] =
  'Angalia macho na ufizi: kwa ngozi nyeusi rangi ya manjano huonekana hapo kwanza. Ni manjano ' +
  'lakini hana dalili ya hatari ya mtoto mchanga? Mlete tumwone siku hiyo hiyo.';

/** Opens the part of a list that is folded; the first signs are above it. */
export const allSignsLabel = (count: number) => `Tazama dalili zote ${count}`;

export const { dangerSignText, signTexts, signsInSentence, dangerSignTexts } =
  readDangerSigns(dangerSignWords);

import {
  type DangerSign,
  fastBreathing,
  padSoaked,
  socketBleeding,
} from '../../../facts/clinical/danger-signs.ts';
import { labourLimits } from '../../../facts/clinical/labour.ts';
import { afterOperation } from '../../../facts/clinical/preparation.ts';
import { readDangerSigns } from '../../read-danger-signs.ts';
import { feverWords } from './fever-words.ts';

const fast = `pumzi ${fastBreathing.newborn} au zaidi kwa dakika`;
const hour = padSoaked.hours === 1 ? 'saa moja' : `saa ${padSoaked.hours}`;

/** Each danger sign in words, as a line of a list. */
export const dangerSignWords: Readonly<Record<DangerSign, string>> = {
  bleedingInPregnancy: 'Kutokwa na damu yoyote ukeni',
  headacheOrSight: 'Kuumwa sana na kichwa, kuona ukungu, au uso au mikono kuvimba',
  fitOrFainting: 'Degedege au kifafa (pia kifafa cha mimba), au kuzimia',
  breathingOrChestPain: 'Kupumua kwa shida, au maumivu ya kifua',
  movesLess: 'Mtoto anacheza tumboni kidogo kuliko kawaida, au ameacha kucheza',
  watersBreak: 'Chupa ya maji kupasuka, hasa maji yakiwa ya kijani, kahawia au yenye damu',
  cordFelt: 'Kamba ya kitovu unayoihisi au kuiona ukeni',
  earlyPains: `Uchungu unaorudi mara kwa mara kabla ya wiki ${labourLimits.preterm.beforeWeek}`,
  bellyPain: 'Maumivu makali ya tumbo',
  feverInPregnancy: 'Homa, kutetemeka kwa baridi, au kukosa nguvu za kuamka',
  swollenLeg: 'Mguu mmoja uliovimba, mwekundu au unaouma',
  vomitingInPregnancy: 'Kutapika sana hadi hakuna kinachobaki tumboni',
  blowToBelly: 'Kuanguka au kugongwa tumboni',
  thoughtsOfHarm: 'Mawazo ya kujidhuru au kumdhuru mtoto wako',
  bleedingAfterBirth: `Pedi kulowa damu ndani ya ${hour} au chini ya hapo, mabonge makubwa ya damu, au damu inayoongezeka`,
  feverAfterBirth: 'Homa, kutetemeka kwa baridi, au kukosa nguvu za kuamka baada ya kujifungua',
  foulDischarge: 'Majimaji yenye harufu mbaya ukeni',
  openWound: 'Kidonda chekundu, kinachofunguka, au kinachotoa usaha',
  newbornFeeds: 'Mtoto hanyonyi, au ananyonya kidogo sana kuliko kawaida',
  newbornFit: 'Degedege: kurukaruka, kukakamaa, au macho kukodoa',
  newbornBreathing: `Kupumua haraka (${fast}), kukoroma kila pumzi, au kifua kubonyea ndani`,
  newbornColour: 'Midomo au ngozi ya bluu au iliyopauka sana',
  newbornTemperature: `Moto au baridi: ${feverWords.youngBaby.detail}`,
  newbornLimp: 'Amelegea, ni vigumu kumwamsha, au anasogea tu akiguswa',
  newbornYellow:
    'Ngozi ya manjano katika saa 24 za kwanza, au viganja au nyayo za manjano wakati wowote',
  newbornCord: 'Kipande cha kitovu chekundu, kinachonuka, kinachotoa usaha au damu',
  newbornEyes: 'Mtoto mchanga mwenye kope zilizovimba au usaha machoni',
  newbornVomit: 'Matapishi ya kijani au yenye damu, au tumbo lililovimba',
  childBreathing: 'Kupumua haraka, kwa shida au kwa kelele, au kifua kubonyea ndani',
  childFit: 'Degedege',
  childHardToWake: 'Ni vigumu kumwamsha, amelegea, au amechanganyikiwa',
  childDrinks: 'Hawezi kunywa au kunyonya, au anatapika kila kitu',
  childColour: 'Midomo au ngozi ya bluu, kijivu au iliyopauka sana',
  childStiffNeck: 'Shingo ngumu, au utosi uliovimba',
  childSpots: 'Madoa meusi ya ngozi yasiyopotea yakibonyezwa',
  childDry: 'Macho yaliyoingia ndani, au hajakojoa kwa nusu siku',
  childBlood: 'Damu kwenye choo au matapishi',
  childPoison: 'Amemeza sumu, dawa au betri',
  notBreathing: 'Mtu asiyeamka, au asiyepumua kawaida',
  chestPain: 'Maumivu au kubanwa kwa kifua, hata kama yamepungua',
  strokeSigns:
    'Uso kupinda upande mmoja, mkono dhaifu au maneno kutotoka vizuri (kiharusi), hata kama yamepita',
  troubleBreathing: 'Kupumua kwa shida',
  heavyBleeding: 'Damu nyingi, au damu isiyoacha kutoka ikibonyezwa',
  fit: 'Degedege au kifafa',
  allergy: 'Uso au koo kuvimba, au kifua kupiga filimbi, baada ya chakula, kuumwa na mdudu au dawa',
  headInjury: 'Jeraha kubwa, au kugongwa kichwani pamoja na kutapika au kusinzia',
  confusedFever: 'Homa pamoja na kuchanganyikiwa au shingo ngumu',
  suddenHeadache: 'Maumivu makali sana ya kichwa ya ghafla, au kupoteza kuona ghafla',
  bellyPainOrBlood: 'Maumivu makali ya tumbo, kutapika damu, au choo cheusi',
  poison: 'Kumeza sumu au dawa kupita kiasi',
  snakebite: 'Kuumwa na nyoka',
  animalBite: 'Kuumwa au kukwaruzwa na mbwa au mnyama wa porini',
  largeBurn:
    'Kuungua sehemu kubwa kuliko kiganja, au usoni, mikononi, miguuni au sehemu za siri, au kwa mtoto mdogo',
  electricShock: 'Kupigwa na umeme, au kukaribia kuzama majini',
  wantsToDie: 'Anataka kufa, au kumdhuru mtu',
  dressingSoaked: 'Damu inayolowesha bandeji',
  feverAfterOperation: `Joto la mwili la ${afterOperation.feverFrom} °C au zaidi, au kutetemeka kwa baridi`,
  woundBad: 'Kidonda chenye joto, kilichovimba, kinachotoa usaha au kinachofunguka',
  swollenCalf: 'Nyuma ya mguu, chini ya goti, kuvimba na kuuma',
  vomitingWillNotStop: 'Kutapika kusikoisha',
  noUrine: `Kutokojoa kwa saa ${afterOperation.hoursWithoutUrine}`,
  faceSwells: 'Uvimbe unaoenea hadi jichoni au shingoni',
  mouthShut: 'Kushindwa kufungua mdomo',
  hardToSwallow: 'Kumeza au kupumua kwa shida',
  socketBleeds: `Damu inayoendelea kutoka baada ya kuuma kitambaa kwa nguvu kwa dakika ${socketBleeding.minutes}`,
  jawInjury: 'Taya lililovunjika, au meno yasiyokutana tena baada ya kugongwa',
  sightLost: 'Kupoteza kuona ghafla',
  eyeSplash: 'Kemikali jichoni',
  eyePierced: 'Kitu kilichochoma jicho: usikitoe',
  eyeBlow: 'Kugongwa jichoni kwa nguvu',
  eyePain: 'Jicho jekundu linalouma sana',
  eyeFlashes: 'Mimweko mipya ya mwanga, au kama pazia mbele ya jicho',
};

export const { dangerSignText, signTexts, signsInSentence, dangerSignTexts } =
  readDangerSigns(dangerSignWords);

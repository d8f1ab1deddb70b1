import {
  chestXray,
  fastingBeforeSurgery,
  fastingBeforeTest,
  fullBladder,
} from '../../../facts/clinical/preparation.ts';
import type { WordsOf } from '../../words-of.ts';

type Preparation = WordsOf<'preparationWords'>;

const { sugar, lipids, abdominalUltrasound } = fastingBeforeTest;

/** Fasting before a test. */
export const fastingForTests = {
  sugar: `Sukari bila kula (fasting sugar): usile kwa muda wa saa ${sugar} kabla ya kipimo`,
  lipids: `Mafuta kwenye damu (cholesterol): usile kwa muda wa saa ${lipids.from} hadi ${lipids.to}, kama tulikuambia usile`,
  ultrasound: `Mtoto: tupigie simu kwanza. Anayenyonya akose kunyonya mara moja tu, na asipewe maji matupu. Mtu mzima: usile kwa muda wa saa ${abdominalUltrasound}; maji matupu unaweza kunywa.`,
} as const satisfies Preparation['fastingForTests'];

/** Patients who must ask before fasting, and their morning dose. */
export const fastingWithDiabetes = {
  tablets:
    'Tembe za kisukari: usimeze kabla ya kipimo. Njoo nazo pamoja na kiamsha kinywa, kwa baada ya kipimo.',
  insulin: 'Insulini: tupigie simu siku moja kabla. Kamwe usiruke dozi ya insulini bila kutuuliza.',
  low: 'Unatetemeka au unatokwa na jasho njiani? Kunywa au kula sukari mara moja, na utuambie ukifika.',
  others: 'Dawa nyingine: zitumie kama kawaida, kwa maji.',
  first: 'Kama una kisukari, omba miadi ya kwanza ya siku.',
} as const satisfies Preparation['fastingWithDiabetes'];

/** Fasting before an anaesthetic. */
export const fastingForSurgery: Preparation['fastingForSurgery'] =
  'Fuata haya kama hatujakuambia vingine. Usile chakula wala usinywe maziwa kwa muda wa saa ' +
  `${fastingBeforeSurgery.foodOrMilk} kabla ya upasuaji. Usinywe hata maji kwa muda wa saa ` +
  `${fastingBeforeSurgery.water} kabla. Mtoto anayenyonya asinyonye kwa muda wa saa ` +
  `${fastingBeforeSurgery.breastMilk} kabla.`;

/** The morning of an operation, for medicines that are dangerous to take or to leave out. */
export const medicinesBeforeSurgery = [
  'Tembe za kisukari: usimeze asubuhi ya upasuaji, isipokuwa kama tulikuambia umeze. Nyingine lazima ziachwe siku kadhaa kabla: tuulize unapopewa tarehe.',
  'Insulini: tunakuandikia kipimo cha dawa (dozi) cha siku hiyo. Kamwe usiruke dozi ya insulini bila kutuuliza.',
  'Dawa za kuzuia damu kuganda, kama warfarin au clopidogrel: tuulize wiki moja kabla. Usiache dawa hizi bila kutuuliza.',
  'Tembe za presha, kifafa au pumu (asthma): uliza ni zipi utakazomeza kwa maji kidogo tu.',
  'Hujala, na unatetemeka au unatokwa na jasho? Mwambie muuguzi mara moja. Kama hayuko karibu, kunywa au kula sukari na utupigie simu.',
] as const satisfies Preparation['medicinesBeforeSurgery'];

const { hoursBefore } = fullBladder;

/** The full bladder for an ultrasound, after the patients who must not drink or wait for it. */
export const fullBladderWords: Preparation['fullBladderWords'] =
  'Unatokwa na damu au una maumivu, na una mimba au huenda unayo? Usinywe maji wala usingoje: njoo mara ' +
  'moja. Daktari amekuwekea kiasi cha maji ya kunywa? Tuulize kwanza. ' +
  `Wengine: kunywa maji kama lita ${fullBladder.litres}, ` +
  `dakika ${hoursBefore * 60} kabla ya picha, na usikojoe.`;

/** The radiation of a chest X-ray, without units. */
export const chestXrayWords: Preparation['chestXrayWords'] =
  'X-ray ya kifua hutoa mionzi kidogo sana. Ni karibu sawa na ile ambayo kila mtu hupata kutoka kwa ' +
  `mazingira kwa siku ${chestXray.naturalDays}.`;

import { laboratoryPackageNames as names } from '../../../facts/money/laboratory-packages.ts';
import { prices } from '../../../facts/money/prices.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';
import { packageWords } from '../pages/maternity-packages.ts';

type PriceItems = WordsOf<'priceItems'>;

const { bedPerDay, ambulance } = prices;

export const priceGroupWords: PriceItems['priceGroupWords'] = {
  birth: 'Vifurushi vya kujifungua na ujauzito',
  visits: 'Kuonwa na mhudumu wa afya',
  stay: 'Kulazwa, kwa kila siku',
  tests: 'Vipimo vya maabara',
  pictures: 'Ultrasound, X-ray na kipimo cha moyo',
  operations: 'Upasuaji mdogo na vidonda',
  dental: 'Meno',
  other: 'Ambulensi na karatasi',
};

/** What each price is for, as in lists, headings and files. */
export const priceItemWords: PriceItems['priceItemWords'] = {
  normal: packageWords.normalDelivery.name,
  cesarean: packageWords.cesareanSection.name,
  anc: packageWords.comprehensiveAnc.name,
  outpatientVisit: 'Kuonwa kama mgonjwa wa nje, mtoto au mtu mzima',
  specialistVisit: 'Kuonwa na daktari bingwa',
  telemedicineVisit: 'Daktari kwa simu au video',
  antenatalVisit: 'Kliniki moja ya ujauzito',
  postnatalVisit: 'Kliniki moja baada ya kujifungua',
  familyPlanningVisit: 'Kliniki ya kupanga uzazi',
  physiotherapy: 'Mazoezi ya viungo (physiotherapy), kipindi kimoja',
  bedGeneral: 'Kitanda katika wodi ya kawaida',
  bedSemiPrivate: 'Kitanda katika chumba cha wagonjwa wawili',
  bedPrivate: 'Chumba cha kibinafsi',
  hdu: 'HDU (uangalizi wa karibu): kitanda na uuguzi',
  newbornUnit: 'Kitengo cha watoto wachanga: kitanda na uuguzi',
  fullBloodCount: 'Kipimo cha damu (full blood count)',
  malaria: 'Kipimo cha malaria',
  urine: 'Kipimo cha mkojo',
  bloodSugar: 'Kipimo cha sukari ya damu',
  hba1c: 'Wastani wa sukari wa miezi 3 (HbA1c)',
  kidneys: 'Kipimo cha figo',
  crossMatch: 'Kulinganisha damu kabla ya kuongezewa damu',
  cervicalScreening: 'Kupimwa saratani ya mlango wa kizazi',
  hpvTest: 'Kipimo cha HPV',
  basic: `Uchunguzi wa kawaida (${names.basic})`,
  comprehensive: `Uchunguzi kamili (${names.comprehensive})`,
  executive: `Uchunguzi wa kina (${names.executive})`,
  diabetes: `Vipimo vya kisukari (${names.diabetes})`,
  cardiac: `Vipimo vya moyo (${names.cardiac})`,
  prenatal: `Vipimo vya ujauzito (${names.prenatal})`,
  pregnancyScan: 'Ultrasound ya ujauzito',
  abdominalScan: 'Ultrasound ya tumbo',
  chestXray: 'X-ray ya kifua',
  boneXray: 'X-ray ya mkono au mguu',
  ecg: 'ECG (kipimo cha moyo)',
  stitches: 'Kushonwa kidonda',
  abscess: 'Kupasua jipu',
  plasterCast: 'Plasta ya mfupa uliovunjika',
  circumcision: 'Tohara (wavulana na wanaume)',
  hernia: 'Upasuaji wa ngiri (hernia)',
  appendix: 'Upasuaji wa kidole tumbo (appendix)',
  dentalCheckUp: 'Kukaguliwa meno',
  dentalCleaning: 'Kusafishwa meno',
  filling: 'Kuziba jino',
  extraction: "Kung'oa jino",
  ambulance: `Ambulensi, kilomita ${ambulance.firstKilometres} za kwanza`,
  medicalReport: 'Ripoti ya daktari',
  fitnessCertificate: 'Cheti cha afya cha kazi au shule',
  foodHandlerCertificate: 'Cheti cha kuhudumia chakula, pamoja na vipimo vyake',
};

/** What may come on top of a price. */
export const extraWords: PriceItems['extraWords'] = {
  file: {
    term: 'Kufungua faili yako, mara moja tu',
    ...ifPriced(prices.fileOpening, (sum) => ({ detail: formatPrice(sum) }))[0],
  },
  visit: { term: 'Kuonwa kwanza na mhudumu wa afya', detail: formatPrice(prices.outpatientVisit) },
  specialist: {
    term: 'Kuonwa na daktari wa upasuaji kwanza',
    detail: formatPrice(prices.specialistVisit),
  },
  tests: { term: 'Vipimo, dawa na bandeji.' },
  medicine: { term: 'Dawa za kwenda nazo nyumbani.' },
  bed: { term: 'Kila usiku katika wodi ya kawaida', detail: formatPrice(bedPerDay.general) },
  wardCare: { term: 'Daktari, vipimo, dawa na matibabu mengine.' },
  unitCare: { term: 'Vipimo na dawa.' },
  findings: {
    term: 'Daktari wa upasuaji akipata jambo lisilotarajiwa, tunaeleza kinachobadilika.',
  },
  toothXray: { term: 'X-ray ndogo ya jino, ikihitajika.' },
  distance: { term: 'Kila kilomita zaidi', detail: formatPrice(ambulance.eachKilometreMore) },
  formTests: { term: 'Kipimo au X-ray ambayo fomu yako inaitaka na haimo kwenye bei yetu.' },
};

/** Ends the list of what may come on top. */
export const priceFirst: string = 'Tunakuambia kila bei kwanza, isipokuwa katika dharura.';

/** Returns the price of an item, for each day where it is for one. */
export function formatItemPrice(shillings: number, perDay: boolean): string {
  return perDay ? `${formatPrice(shillings)} kwa siku` : formatPrice(shillings);
}

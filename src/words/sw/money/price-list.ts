import { site } from '../../../facts/hospital/site.ts';
import { prices, pricesAreSample } from '../../../facts/money/prices.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifOn } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';

type PriceList = WordsOf<'priceList'>;

const { bedPerDay, ambulance } = prices;
const cheapestLaboratoryPackage = Math.min(...Object.values(prices.laboratoryPackages));

/** Shown before prices while they are samples. */
export const sampleNote: PriceList['sampleNote'] = pricesAreSample ? 'Bei hizi ni za mfano. ' : '';

/** The price list beyond the packages. SAMPLE content, like its figures. */
export const priceList: PriceList['priceList'] = [
  { term: 'Kufungua faili yako, mara moja tu', detail: formatPrice(prices.fileOpening) },
  { term: 'Kuonwa kama mgonjwa wa nje', detail: formatPrice(prices.outpatientVisit) },
  { term: 'Kuonwa na daktari bingwa', detail: formatPrice(prices.specialistVisit) },
  ...ifOn('telemedicine', {
    term: 'Daktari kwa simu au video',
    detail: formatPrice(prices.telemedicineVisit),
  }),
  ...ifOn('dental', { term: 'Kukaguliwa meno', detail: formatPrice(prices.dentalCheckUp) }),
  { term: 'Ultrasound ya ujauzito', detail: formatPrice(prices.pregnancyScan) },
  { term: 'X-ray ya kifua', detail: formatPrice(prices.chestXray) },
  { term: 'Vifurushi vya maabara, kuanzia', detail: formatPrice(cheapestLaboratoryPackage) },
  { term: 'Wodi ya kawaida, kwa siku', detail: formatPrice(bedPerDay.general) },
  { term: 'Chumba cha watu wawili, kwa siku', detail: formatPrice(bedPerDay.semiPrivate) },
  { term: 'Chumba cha kibinafsi, kwa siku', detail: formatPrice(bedPerDay.private) },
  ...ifOn('hdu', {
    term: 'HDU (uangalizi wa karibu), kwa siku: kitanda na uuguzi',
    detail: formatPrice(prices.hduPerDay),
  }),
  {
    term: `Ambulensi, kilomita ${ambulance.firstKilometres} za kwanza`,
    detail: formatPrice(ambulance.first),
  },
  { term: 'Ambulensi, kila kilomita zaidi', detail: formatPrice(ambulance.eachKilometreMore) },
  {
    term: 'Kitengo cha watoto wachanga, kwa siku: kitanda na uuguzi',
    detail: formatPrice(prices.newbornUnitPerDay),
  },
];

export const priceListWords = {
  id: 'prices',
  heading: 'Bei bila bima',
  intro: `${sampleNote}Bei zote ni kwa shilingi za Kenya (${site.currencySign}). Tunakuambia bei yako kabla ya kufanya chochote.`,
  packagesLabel: 'Vifurushi vya uzazi na gharama ya kujifungua',
  payingHeading: 'Jinsi ya kulipa',
} as const satisfies PriceList['priceListWords'];

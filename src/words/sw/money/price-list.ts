import { site } from '../../../facts/hospital/site.ts';
import { prices, pricesAreSample } from '../../../facts/money/prices.ts';
import { formatPrice } from '../../formats/sw.ts';
import { ifOn, ifPriced } from '../../if-on.ts';
import type { WordsOf } from '../../words-of.ts';

type PriceList = WordsOf<'priceList'>;

const { bedPerDay, ambulance } = prices;
const cheapestLaboratoryPackage = Math.min(...Object.values(prices.laboratoryPackages));

/** Shown before prices while they are samples. */
export const sampleNote: PriceList['sampleNote'] = pricesAreSample ? 'Bei hizi ni za mfano. ' : '';

/** What the list has, each with its price if there is one. SAMPLE content, like the figures. */
const rows: readonly (readonly [string, number | undefined])[] = [
  ['Kufungua faili yako, mara moja tu', prices.fileOpening],
  ['Kuonwa kama mgonjwa wa nje', prices.outpatientVisit],
  ['Kuonwa na daktari bingwa', prices.specialistVisit],
  ...ifOn('telemedicine', ['Daktari kwa simu au video', prices.telemedicineVisit] as const),
  ...ifOn('dental', ['Kukaguliwa meno', prices.dentalCheckUp] as const),
  ['Ultrasound ya ujauzito', prices.pregnancyScan],
  ...ifOn('radiology', ['X-ray ya kifua', prices.chestXray] as const),
  ['Vifurushi vya maabara, kuanzia', cheapestLaboratoryPackage],
  ['Wodi ya kawaida, kwa siku', bedPerDay.general],
  ['Chumba cha watu wawili, kwa siku', bedPerDay.semiPrivate],
  ['Chumba cha kibinafsi, kwa siku', bedPerDay.private],
  ...ifOn('hdu', [
    'HDU (uangalizi wa karibu), kwa siku: kitanda na uuguzi',
    prices.hduPerDay,
  ] as const),
  [`Ambulensi, kilomita ${ambulance.firstKilometres} za kwanza`, ambulance.first],
  ['Ambulensi, kila kilomita zaidi', ambulance.eachKilometreMore],
  ['Kitengo cha watoto wachanga, kwa siku: kitanda na uuguzi', prices.newbornUnitPerDay],
];

/** The price list beyond the packages. */
export const priceList: PriceList['priceList'] = rows.flatMap(([term, price]) =>
  ifPriced(price, (sum) => ({ term, detail: formatPrice(sum) })),
);

export const priceListWords = {
  id: 'prices',
  heading: 'Bei bila bima',
  intro: `${sampleNote}Bei zote ni kwa shilingi za Kenya (${site.currencySign}). Tunakuambia bei yako kabla ya kufanya chochote.`,
  packagesLabel: 'Vifurushi vya uzazi na gharama ya kujifungua',
  payingHeading: 'Jinsi ya kulipa',
} as const satisfies PriceList['priceListWords'];

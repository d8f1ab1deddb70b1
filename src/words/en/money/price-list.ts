import { site } from '../../../facts/hospital/site.ts';
import { prices, pricesAreSample } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifOn, ifPriced } from '../../if-on.ts';

const { bedPerDay, ambulance } = prices;
const cheapestLaboratoryPackage = Math.min(...Object.values(prices.laboratoryPackages));

/** Shown before prices while they are samples. */
export const sampleNote = pricesAreSample ? 'These are sample prices. ' : '';

/** What the list has, each with its price if there is one. SAMPLE content, like the figures. */
const rows: readonly (readonly [string, number | undefined])[] = [
  ['Opening your file, once', prices.fileOpening],
  ['Outpatient visit', prices.outpatientVisit],
  ['Specialist visit', prices.specialistVisit],
  ...ifOn('telemedicine', ['Visit by phone or video', prices.telemedicineVisit] as const),
  ...ifOn('dental', ['Dental check-up', prices.dentalCheckUp] as const),
  ['Pregnancy scan', prices.pregnancyScan],
  ...ifOn('radiology', ['Chest X-ray', prices.chestXray] as const),
  ['Laboratory packages, from', cheapestLaboratoryPackage],
  ['Bed a day, general ward', bedPerDay.general],
  ['Bed a day, semi-private', bedPerDay.semiPrivate],
  ['Bed a day, private room', bedPerDay.private],
  ...ifOn('hdu', ['High Dependency Unit, a day: bed and nursing', prices.hduPerDay] as const),
  [`Ambulance, first ${ambulance.firstKilometres} km`, ambulance.first],
  ['Ambulance, each km more', ambulance.eachKilometreMore],
  ['Newborn unit, a day: bed and nursing', prices.newbornUnitPerDay],
];

/** The price list beyond the packages. */
export const priceList: readonly Fact[] = rows.flatMap(([term, price]) =>
  ifPriced(price, (sum) => ({ term, detail: formatPrice(sum) })),
);

export const priceListWords = {
  id: 'prices',
  heading: 'Prices without insurance',
  intro: `${sampleNote}All prices are in Kenyan shillings (${site.currency}). We tell you your price before we do anything.`,
  packagesLabel: 'Maternity packages and what a birth costs',
  payingHeading: 'How to pay',
} as const;

import { site } from '../../../facts/hospital/site.ts';
import { prices, pricesAreSample } from '../../../facts/money/prices.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifOn } from '../../if-on.ts';

const { bedPerDay, ambulance } = prices;
const cheapestLaboratoryPackage = Math.min(...Object.values(prices.laboratoryPackages));

/** Shown before prices while they are samples. */
export const sampleNote = pricesAreSample ? 'These are sample prices. ' : '';

/** The price list beyond the packages. SAMPLE content, like its figures. */
export const priceList: readonly Fact[] = [
  { term: 'Opening your file, once', detail: formatPrice(prices.fileOpening) },
  { term: 'Outpatient visit', detail: formatPrice(prices.outpatientVisit) },
  { term: 'Specialist visit', detail: formatPrice(prices.specialistVisit) },
  ...ifOn('telemedicine', {
    term: 'Visit by phone or video',
    detail: formatPrice(prices.telemedicineVisit),
  }),
  ...ifOn('dental', { term: 'Dental check-up', detail: formatPrice(prices.dentalCheckUp) }),
  { term: 'Pregnancy scan', detail: formatPrice(prices.pregnancyScan) },
  { term: 'Chest X-ray', detail: formatPrice(prices.chestXray) },
  { term: 'Laboratory packages, from', detail: formatPrice(cheapestLaboratoryPackage) },
  { term: 'Bed a day, general ward', detail: formatPrice(bedPerDay.general) },
  { term: 'Bed a day, semi-private', detail: formatPrice(bedPerDay.semiPrivate) },
  { term: 'Bed a day, private room', detail: formatPrice(bedPerDay.private) },
  ...ifOn('hdu', {
    term: 'High Dependency Unit, a day: bed and nursing',
    detail: formatPrice(prices.hduPerDay),
  }),
  {
    term: `Ambulance, first ${ambulance.firstKilometres} km`,
    detail: formatPrice(ambulance.first),
  },
  { term: 'Ambulance, each km more', detail: formatPrice(ambulance.eachKilometreMore) },
  { term: 'Newborn unit, a day: bed and nursing', detail: formatPrice(prices.newbornUnitPerDay) },
];

export const priceListWords = {
  id: 'prices',
  heading: 'Prices without insurance',
  intro: `${sampleNote}All prices are in Kenyan shillings (${site.currency}). We tell you your price before we do anything.`,
  packagesLabel: 'Maternity packages and what a birth costs',
  payingHeading: 'How to pay',
} as const;

/** Everything with a price that visitors may ask for, by group, in the order of pages and files. */

import { type DepartmentRouteName, isOn } from '../../site/routes.ts';
import type { DatedSum } from './dated-sums.ts';
import { packagePrices, prices } from './prices.ts';
import { shaAmbulance, shaContract, shaTariffs, shaWardDay } from './sha.ts';

/**
 * What SHA pays: a published sum, the basic visit from its fund for primary care, or an amount that
 * we did not find in its tariffs.
 */
type ShaPayment = DatedSum | 'basicVisit' | null;

/** What may be added to the bill. */
export type Extra =
  | 'file'
  | 'visit'
  | 'specialist'
  | 'tests'
  | 'medicine'
  | 'bed'
  | 'wardCare'
  | 'unitCare'
  | 'findings'
  | 'toothXray'
  | 'distance'
  | 'formTests';

/** What 'nothing to pay' leaves out: tests, visits beyond those that SHA pays, or care on the ward. */
export type NothingFor = 'visit' | 'visits' | 'bed';

interface Item {
  /** Whole Kenyan shillings. */
  price: number;
  /** The price is for one day. */
  perDay?: true;
  sha: ShaPayment;
  /** SHA pays only if its call centre arranges the ride. */
  ifDispatched?: true;
  nothingFor?: NothingFor;
  extras: readonly Extra[];
}

/** An item that the hospital may have no price of: then it is on no list. */
type Row = Omit<Item, 'price'> & { price: number | undefined };

function item(price: number | undefined, sha: ShaPayment, ...extras: Extra[]): Row {
  // opening a file may cost nothing
  const charged = extras.filter((extra) => extra !== 'file' || prices.fileOpening);
  return { price, sha, extras: charged };
}

const perDay = (price: number | undefined, sha: ShaPayment, ...extras: Extra[]): Row => ({
  ...item(price, sha, ...extras),
  perDay: true,
});

const bed = (price: number | undefined): Row => ({
  ...perDay(price, shaWardDay.sum, 'wardCare'),
  nothingFor: 'bed',
});

const basicVisit = shaContract.primaryCare ? 'basicVisit' : null;
const { tests = {}, laboratoryPackages, bedPerDay, procedures = {}, dentalWork = {} } = prices;

/** The prices by group. */
export const priceGroups = {
  birth: {
    normal: item(packagePrices.normalDelivery, shaTariffs.normal),
    cesarean: item(packagePrices.cesareanSection, shaTariffs.cesarean),
    anc: item(packagePrices.comprehensiveAnc, shaTariffs.anc),
  },
  visits: {
    outpatientVisit: {
      ...item(prices.outpatientVisit, basicVisit, 'file', 'tests'),
      nothingFor: 'visit',
    },
    specialistVisit: item(prices.specialistVisit, null, 'file', 'tests'),
    telemedicineVisit: item(prices.telemedicineVisit, null, 'tests'),
    antenatalVisit: {
      ...item(prices.antenatalVisit, basicVisit, 'file', 'tests'),
      nothingFor: 'visits',
    },
    postnatalVisit: {
      ...item(prices.postnatalVisit, basicVisit, 'file', 'tests'),
      nothingFor: 'visits',
    },
    familyPlanningVisit: item(prices.familyPlanningVisit, null, 'file'),
    physiotherapy: item(prices.physiotherapySession, null, 'visit'),
  },
  stay: {
    bedGeneral: bed(bedPerDay.general),
    bedSemiPrivate: bed(bedPerDay.semiPrivate),
    bedPrivate: bed(bedPerDay.private),
    hdu: perDay(prices.hduPerDay, null, 'unitCare'),
    newbornUnit: perDay(prices.newbornUnitPerDay, null, 'unitCare'),
  },
  tests: {
    fullBloodCount: item(tests.fullBloodCount, null, 'visit'),
    malaria: item(tests.malaria, null, 'visit'),
    urine: item(tests.urine, null, 'visit'),
    bloodSugar: item(tests.bloodSugar, null, 'visit'),
    hba1c: item(tests.hba1c, null, 'visit'),
    kidneys: item(tests.kidneys, null, 'visit'),
    crossMatch: item(prices.crossMatch, null),
    cervicalScreening: item(prices.cervicalScreening, null),
    hpvTest: item(prices.hpvTest, null),
    basic: item(laboratoryPackages.basic, null),
    comprehensive: item(laboratoryPackages.comprehensive, null),
    executive: item(laboratoryPackages.executive, null),
    diabetes: item(laboratoryPackages.diabetes, null),
    cardiac: item(laboratoryPackages.cardiac, null),
    prenatal: item(laboratoryPackages.prenatal, null),
  },
  pictures: {
    pregnancyScan: item(prices.pregnancyScan, null, 'visit'),
    abdominalScan: item(prices.abdominalScan, null, 'visit'),
    chestXray: item(prices.chestXray, null, 'visit'),
    boneXray: item(prices.boneXray, null, 'visit'),
    ecg: item(prices.ecg, null, 'visit'),
  },
  operations: {
    stitches: item(procedures.stitches, null, 'visit', 'medicine'),
    abscess: item(procedures.abscess, null, 'visit', 'medicine'),
    plasterCast: item(procedures.plasterCast, null, 'visit', 'medicine'),
    circumcision: item(procedures.circumcision, null, 'specialist', 'medicine'),
    hernia: item(procedures.hernia, null, 'specialist', 'tests', 'bed', 'findings'),
    appendix: item(procedures.appendix, null, 'visit', 'tests', 'bed', 'findings'),
  },
  dental: {
    dentalCheckUp: item(prices.dentalCheckUp, null, 'file', 'toothXray'),
    dentalCleaning: item(dentalWork.cleaning, null, 'file'),
    filling: item(dentalWork.filling, null, 'file', 'toothXray'),
    extraction: item(dentalWork.extraction, null, 'file', 'toothXray', 'medicine'),
  },
  other: {
    ambulance: {
      ...item(prices.ambulance.first, shaAmbulance.first, 'distance', 'tests'),
      ifDispatched: true,
    },
    medicalReport: item(prices.medicalReport, null, 'visit'),
    fitnessCertificate: item(prices.fitnessCertificate, null, 'formTests'),
    foodHandlerCertificate: item(prices.foodHandlerCertificate, null, 'formTests'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Row>>>>;

type Groups = typeof priceGroups;
export type PriceGroup = keyof Groups;
/** The name of something with a price, as in addresses and files. */
export type PriceItem = { [Group in PriceGroup]: keyof Groups[Group] }[PriceGroup];

/** What only these departments offer. */
const offeredBy: Partial<Record<PriceItem, DepartmentRouteName>> = {
  telemedicineVisit: 'telemedicine',
  bedGeneral: 'inpatient',
  bedSemiPrivate: 'inpatient',
  bedPrivate: 'inpatient',
  hdu: 'hdu',
  abdominalScan: 'radiology',
  chestXray: 'radiology',
  boneXray: 'radiology',
  dentalCheckUp: 'dental',
  dentalCleaning: 'dental',
  filling: 'dental',
  extraction: 'dental',
};

const items = Object.assign({}, ...Object.values(priceGroups)) as Readonly<Record<PriceItem, Row>>;

/** Every item and group, also those that this hospital has no price of. */
export const everyPriceItem = Object.keys(items) as PriceItem[];
export const everyPriceGroup = Object.keys(priceGroups) as PriceGroup[];

/** Returns the items of a group that have a price and whose department is on, in order. */
export function itemsOf(group: PriceGroup): readonly PriceItem[] {
  const all = Object.keys(priceGroups[group]) as PriceItem[];
  return all.filter((name) => items[name].price !== undefined && isOn(offeredBy[name] ?? 'home'));
}

/** The groups that have an item. */
export const priceGroupNames = everyPriceGroup.filter((group) => itemsOf(group).length > 0);

export const priceItems: readonly PriceItem[] = priceGroupNames.flatMap(itemsOf);

/** The laboratory's tests that are no package and have a price; most people come for malaria. */
export const singleTests = itemsOf('tests')
  .filter((name) => name in tests)
  .toSorted((a, b) => Number(b === 'malaria') - Number(a === 'malaria'));

/** The test whose price its page shows in large; every hospital has that of 'basic'. */
export const commonestTest: PriceItem = singleTests[0] ?? 'basic';

/** The lowest price of one test in shillings; undefined if no test has a price. */
export const lowestTestPrice: number | undefined = singleTests
  .map((test) => priceItem(test).price)
  .sort((a, b) => a - b)[0];

/** Returns the price of an item on the lists, what SHA pays for it and what may come on top. */
export function priceItem(name: PriceItem): Item {
  return items[name] as Item;
}

/** Items for pregnant women: we ask for the week, and for the clinic booklet. */
export const pregnancyItems: ReadonlySet<PriceItem> = new Set([
  ...itemsOf('birth'),
  'antenatalVisit',
  'pregnancyScan',
  'prenatal',
]);

import { laboratoryPackageNames } from '../../../facts/money/laboratory-packages.ts';
import type { Extra, PriceGroup, PriceItem } from '../../../facts/money/price-items.ts';
import { prices } from '../../../facts/money/prices.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';
import { packageWords } from '../pages/maternity-packages.ts';

const { bedPerDay, ambulance } = prices;

export const priceGroupWords: Readonly<Record<PriceGroup, string>> = {
  birth: 'Birth and pregnancy packages',
  visits: 'Visits',
  stay: 'A stay, for each day',
  tests: 'Laboratory tests',
  pictures: 'Scans, X-rays and heart tracing',
  operations: 'Small operations and wounds',
  dental: 'Teeth',
  other: 'Ambulance and papers',
};

/** What each price is for, as in lists, headings and files. */
export const priceItemWords: Readonly<Record<PriceItem, string>> = {
  normal: packageWords.normalDelivery.name,
  cesarean: packageWords.cesareanSection.name,
  anc: `${packageWords.comprehensiveAnc.name} (the visits in pregnancy)`,
  outpatientVisit: 'Outpatient visit, child or adult',
  specialistVisit: 'Specialist visit',
  telemedicineVisit: 'Visit by phone or video',
  antenatalVisit: 'One antenatal visit',
  postnatalVisit: 'One visit after birth',
  familyPlanningVisit: 'Family planning visit',
  physiotherapy: 'Physiotherapy, one session',
  bedGeneral: 'Bed on the general ward',
  bedSemiPrivate: 'Bed in a semi-private room',
  bedPrivate: 'Private room',
  hdu: 'High Dependency Unit: bed and nursing',
  newbornUnit: 'Newborn unit: bed and nursing',
  fullBloodCount: 'Full blood count',
  malaria: 'Malaria test',
  urine: 'Urine test',
  bloodSugar: 'Blood sugar test',
  hba1c: 'HbA1c (average sugar of 3 months)',
  kidneys: 'Kidney test',
  crossMatch: 'Blood matching before a transfusion',
  cervicalScreening: 'Cervical cancer screening',
  hpvTest: 'HPV test',
  ...laboratoryPackageNames,
  pregnancyScan: 'Pregnancy scan',
  abdominalScan: 'Ultrasound of the belly',
  chestXray: 'Chest X-ray',
  boneXray: 'X-ray of an arm or leg',
  ecg: 'ECG (heart tracing)',
  stitches: 'Stitches for a cut',
  abscess: 'Opening an abscess',
  plasterCast: 'Plaster for a broken bone',
  circumcision: 'Circumcision (boys and men)',
  hernia: 'Hernia operation',
  appendix: 'Appendix operation',
  dentalCheckUp: 'Dental check-up',
  dentalCleaning: 'Tooth cleaning',
  filling: 'Filling',
  extraction: 'Pulling a tooth',
  ambulance: `Ambulance, first ${ambulance.firstKilometres} km`,
  medicalReport: 'Medical report',
  fitnessCertificate: 'Fitness certificate',
  foodHandlerCertificate: 'Food handler certificate, with its tests',
};

/** What may come on top of a price, with its sum if it has a set one. */
export interface ExtraCost {
  term: string;
  detail?: string;
}

/** What may come on top of a price. */
export const extraWords: Readonly<Record<Extra, ExtraCost>> = {
  file: {
    term: 'Opening your file, once',
    ...ifPriced(prices.fileOpening, (sum) => ({ detail: formatPrice(sum) }))[0],
  },
  visit: {
    term: 'The visit to the clinician who asks for it',
    detail: formatPrice(prices.outpatientVisit),
  },
  specialist: {
    term: 'The visit to the surgeon first',
    detail: formatPrice(prices.specialistVisit),
  },
  tests: { term: 'Tests, medicine and dressings.' },
  medicine: { term: 'Medicine to take home.' },
  bed: { term: 'Each night on the general ward', detail: formatPrice(bedPerDay.general) },
  wardCare: { term: 'The doctor, tests, medicine and procedures.' },
  unitCare: { term: 'Tests and medicine.' },
  findings: { term: 'If the surgeon finds something unexpected, we explain what changes.' },
  toothXray: { term: 'A small X-ray of the tooth, if it is needed.' },
  distance: { term: 'Each further kilometre', detail: formatPrice(ambulance.eachKilometreMore) },
  formTests: { term: 'A test or an X-ray that your form asks for and ours does not include.' },
};

/** Ends the list of what may come on top. */
export const priceFirst = 'We tell you each price first, unless it is an emergency.';

/** Returns the price of an item, for each day where it is for one. */
export function formatItemPrice(shillings: number, perDay: boolean): string {
  return perDay ? `${formatPrice(shillings)} a day` : formatPrice(shillings);
}

/** What the hospital charges, in whole Kenyan shillings. */

import { sample } from './sample.ts';

/** The three package prices. */
export const packagePrices = sample({
  normalDelivery: 25_000,
  cesareanSection: 45_000,
  comprehensiveAnc: 12_000,
});

export const prices = sample({
  fileOpening: 200,
  outpatientVisit: 800,
  specialistVisit: 2_500,
  telemedicineVisit: 1_000,
  dentalCheckUp: 1_000,
  /** An antenatal visit outside the package. */
  antenatalVisit: 1_000,
  /** A check of mother and baby outside the package. */
  postnatalVisit: 800,
  familyPlanningVisit: 500,
  cervicalScreening: 500,
  hpvTest: 3_000,
  pregnancyScan: 2_500,
  chestXray: 1_500,
  laboratoryPackage: { from: 2_500, to: 12_000 },
  crossMatch: 2_000,
  medicalReport: 1_000,
  bedPerDay: { general: 3_000, semiPrivate: 5_000, private: 8_000 },
  hduPerDay: 15_000,
  newbornUnitPerDay: 6_000,
  /** Asked before a planned admission without cover; taken off the bill. */
  deposit: 10_000,
  ambulance: { firstKilometres: 20, first: 5_000, eachKilometreMore: 100 },
});

/** Mobile money. SAMPLE: nobody is paid under this number. */
export const payBill = sample({ service: 'M-Pesa', number: '000000' });

import { packagePrices } from './prices.ts';

interface MaternityPackage {
  /** Whole Kenyan shillings. */
  price: number;
  /** Hours that mother and baby stay. */
  stayHours?: number;
  /** Minimum number of visits. */
  visits?: number;
}

/** The three packages, in order. */
export const maternityPackages = {
  normalDelivery: { price: packagePrices.normalDelivery, stayHours: 24 },
  cesareanSection: { price: packagePrices.cesareanSection, stayHours: 48 },
  comprehensiveAnc: { price: packagePrices.comprehensiveAnc, visits: 4 },
} as const satisfies Record<string, MaternityPackage>;

export type PackageName = keyof typeof maternityPackages;

export const packageNames = Object.keys(maternityPackages) as PackageName[];

/** The visits of the antenatal schedule, in order, by weeks of pregnancy. */
export const antenatalSchedule = {
  first: { from: 8, to: 12 },
  second: { from: 16, to: 20 },
  third: { from: 24, to: 28 },
  fourth: { from: 32, to: 36 },
  weekly: { from: 38, to: 40 },
} as const;

export type AntenatalVisit = keyof typeof antenatalSchedule;

export const antenatalVisits = Object.keys(antenatalSchedule) as AntenatalVisit[];

import type { prices } from './prices.ts';

/** Names of the laboratory packages on the bill, the same in every language. */
export const laboratoryPackageNames = {
  basic: 'Basic Health Check',
  comprehensive: 'Comprehensive Health Screen',
  executive: 'Executive Health Profile',
  diabetes: 'Diabetes Care Profile',
  cardiac: 'Cardiac Risk Assessment',
  prenatal: 'Prenatal Package',
} as const satisfies Record<keyof typeof prices.laboratoryPackages, string>;

/** The package that the price of Comprehensive ANC includes. SAMPLE content. */
export const packageInsideAnc = 'prenatal' satisfies keyof typeof laboratoryPackageNames;

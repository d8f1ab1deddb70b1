/** The hospital's licences and who issues them. */

import { paperFacts } from '../hospital/papers.ts';
import type { Source } from '../sources/source.ts';

export const council = {
  name: 'Kenya Medical Practitioners and Dentists Council',
  shortName: 'KMPDC',
} as const;

/** The number on each document. */
export const { licences } = paperFacts;

export type LicenceKey = keyof typeof licences;

export const licenceKeys = Object.keys(licences) as LicenceKey[];

/** Who issues the licences of departments. */
export const departmentBoards = {
  pharmacy: 'Pharmacy and Poisons Board',
  xray: 'Kenya Nuclear Regulatory Authority',
  laboratory: 'Kenya Medical Laboratory Technicians and Technologists Board',
} as const satisfies Partial<Record<LicenceKey, string>>;

export const licenceSource = {
  publisher: council.name,
  title: 'Health facilities: registration, licensing and levels',
  year: 2025,
  url: 'https://kmpdc.go.ke/health-facilities/',
} as const satisfies Source;

/** Who lets the hospital work, and under which number. All numbers are SAMPLES. */
import { schemes } from './site.ts';
import type { Source } from './source.ts';

export const council = {
  name: 'Kenya Medical Practitioners and Dentists Council',
  shortName: 'KMPDC',
} as const;

export const licences = [
  { term: `${council.shortName} registration`, number: '000000' },
  { term: `${council.shortName} licence, renewed each year`, number: '000000/2026' },
  { term: 'Master Facility List code', number: '00000' },
  { term: `${schemes.sha} contract`, number: '000000' },
] as const;

export const licenceSource = {
  publisher: council.name,
  title: 'Health facilities: registration, licensing and levels',
  year: 2025,
  url: 'https://kmpdc.go.ke/health-facilities/',
} as const satisfies Source;

import type { ClinicalSource } from '../../sources/clinical-sources.ts';

export type Vaccine =
  | 'bcg'
  | 'polioDrops'
  | 'pentavalent'
  | 'pneumococcal'
  | 'rotavirus'
  | 'polioInjection'
  | 'measlesRubella'
  | 'typhoid'
  | 'hpv'
  | 'vitaminA';

/** One dose; it has a number if the vaccine has several. */
export interface Dose {
  vaccine: Vaccine;
  number?: number;
  by: 'injection' | 'drops';
  /** The first day on which Kenya gave it, if a child of the planner may be older (ISO 8601). */
  since?: string;
}

/** The doses that are due at an age. */
export interface VaccineVisit {
  age: { unit: 'birth' } | { unit: 'weeks' | 'months' | 'years'; value: number };
  doses: readonly Dose[];
}

function primary(number: number): Dose[] {
  return [
    { vaccine: 'pentavalent', number, by: 'injection' },
    { vaccine: 'pneumococcal', number, by: 'injection' },
    { vaccine: 'polioDrops', number, by: 'drops' },
    { vaccine: 'rotavirus', number, by: 'drops', since: '2014-07-01' },
  ];
}

/**
 * Kenya's routine schedule (KEPI) in 2026: typhoid since July 2025; the second polio injection and a
 * single HPV dose since November 2025.
 */
export const vaccineVisits: readonly VaccineVisit[] = [
  {
    age: { unit: 'birth' },
    doses: [
      { vaccine: 'bcg', by: 'injection' },
      { vaccine: 'polioDrops', by: 'drops' },
    ],
  },
  { age: { unit: 'weeks', value: 6 }, doses: primary(1) },
  { age: { unit: 'weeks', value: 10 }, doses: primary(2) },
  {
    age: { unit: 'weeks', value: 14 },
    doses: [
      ...primary(3),
      { vaccine: 'polioInjection', number: 1, by: 'injection', since: '2015-12-01' },
    ],
  },
  { age: { unit: 'months', value: 6 }, doses: [{ vaccine: 'vitaminA', by: 'drops' }] },
  {
    age: { unit: 'months', value: 9 },
    doses: [
      { vaccine: 'measlesRubella', number: 1, by: 'injection' },
      { vaccine: 'polioInjection', number: 2, by: 'injection', since: '2025-11-01' },
      { vaccine: 'typhoid', by: 'injection', since: '2025-07-01' },
    ],
  },
  {
    age: { unit: 'months', value: 18 },
    doses: [{ vaccine: 'measlesRubella', number: 2, by: 'injection' }],
  },
  { age: { unit: 'years', value: 10 }, doses: [{ vaccine: 'hpv', by: 'injection' }] },
];

/**
 * Vitamin A after the first dose, in months of age: every 6 months until the fifth birthday. From the
 * first of these on with a worm tablet (Mother and Child Health Handbook, 2020).
 */
export const vitaminAMonths = [12, 18, 24, 30, 36, 42, 48, 54] as const;

/** Months between two of these doses. */
export const vitaminAInterval = vitaminAMonths[1] - vitaminAMonths[0];

/** Last day of life on which the first polio drops count: the first two weeks (Kenya's policy, 2013). */
export const firstDropsUntilDay = 13;

/** Age, in years, from which a vaccine no longer helps: BCG (PAHO, 2024), rotavirus (WHO, 2021). */
export const tooOldYears = { bcg: 5, rotavirus: 2 } as const;

/** The Ministry's warning that rotavirus vaccine is short, and when we last looked for a newer one. */
export const rotavirusShortage = { month: '2026-03', asOf: '2026-11-22' } as const;

/** Girls up to this age can catch up on the HPV vaccine. */
export const hpvUntilYears = 14;

/** Minutes that a child stays after a vaccine; the longer end of the guidelines. */
export const minutesAfterVaccine = { from: 15, to: 30 } as const;

export const vaccineSources: readonly ClinicalSource[] = [
  'vaccineTable',
  'kenyanVaccines',
  'lateVaccines',
  'firstPolioInjection',
  'firstRotavirusVaccine',
];

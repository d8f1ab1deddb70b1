import type { PersonKey } from '../people/people.ts';
import { sample } from './sample.ts';
import { site } from './site.ts';

/** Whether the figures and counts below are invented; pages say so while this is true. */
export const figuresAreSample: boolean = sample(true);

/** The hospital's claims about itself, letter for letter. SAMPLE content. */
export const figures = sample({
  professionals: '20+',
  patientsServed: '10000+',
  beds: '50+',
  happyPatients: '5,000+',
  satisfaction: '98%',
  babiesDelivered: '500+',
  maternitySuccess: '98%',
  yearsExperience: '15+',
  staff: '20+',
  storiesAverage: '4.9/5',
  /** Minimum number. */
  reviews: 500,
  waitlistDiscount: '15%',
});

/** How a claim was counted. */
export interface FigureOrigin {
  /** First and last day of the count (ISO 8601). */
  from: string;
  to: string;
  counted: number;
  by: PersonKey;
}

/** Origins of the claims that could raise hopes; pages show them. SAMPLE content. */
export const figureOrigins = sample({
  happyPatients: { from: '2020-03-02', to: '2026-10-31', counted: 5120, by: 'reception' },
  satisfaction: { from: '2025-11-01', to: '2026-10-31', counted: 1250, by: 'nursing' },
  babiesDelivered: { from: '2020-03-02', to: '2026-10-31', counted: 512, by: 'maternity' },
  maternitySuccess: { from: '2020-03-02', to: '2026-10-31', counted: 512, by: 'maternity' },
  storiesAverage: { from: '2020-03-02', to: '2026-10-31', counted: 640, by: 'reception' },
  rating: { from: '2025-11-01', to: '2026-10-31', counted: site.rating.count, by: 'reception' },
}) satisfies Record<string, FigureOrigin>;

export type FigureName = keyof typeof figureOrigins;

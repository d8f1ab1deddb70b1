import type { PersonKey } from '../people/people.ts';
import { paperFacts, papersAreSample } from './papers.ts';
import { site } from './site.ts';

/** Whether the figures and counts are invented; pages say so while this is true. */
export const figuresAreSample = papersAreSample;

/** The hospital's claims about itself, letter for letter. */
export const { figures } = paperFacts;

/** How a claim was counted. */
export interface FigureOrigin {
  /** First and last day of the count (ISO 8601). */
  from: string;
  to: string;
  counted: number;
  by: PersonKey;
}

/** Origins of the claims that could raise hopes; pages show them. */
export const figureOrigins = {
  ...paperFacts.counts,
  rating: { ...paperFacts.counts.rating, counted: site.rating.count },
} satisfies Record<string, FigureOrigin>;

export type FigureName = keyof typeof figureOrigins;

import type { PersonKey } from '../people/people.ts';
import { paperFacts, papersAreSample } from './papers.ts';
import { site } from './site.ts';

/** Whether the figures and counts are invented; pages say so while this is true. */
export const figuresAreSample = papersAreSample;

const { figures: written, counts } = paperFacts;

/** Claims that could raise hopes: without a count of them pages show none. */
const claims = [
  'happyPatients',
  'satisfaction',
  'babiesDelivered',
  'maternitySuccess',
  'storiesAverage',
] as const;
const uncounted: readonly string[] = claims.filter((name) => !(name in written && name in counts));

const counted = <Values extends object>(values: Values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !uncounted.includes(name)),
  ) as Values;

/** The hospital's claims about itself, letter for letter; it may lack each. */
export const figures = counted(written);

/** How a claim was counted. */
export interface FigureOrigin {
  /** First and last day of the count (ISO 8601). */
  from: string;
  to: string;
  counted: number;
  by: PersonKey;
}

export type FigureName = keyof typeof counts;

const { rating, ...origins } = counted(counts);

/** Origins of the claims that could raise hopes; pages show them. */
export const figureOrigins: Readonly<Partial<Record<FigureName, FigureOrigin>>> = {
  ...origins,
  ...(rating && site.rating && { rating: { ...rating, counted: site.rating.count } }),
};

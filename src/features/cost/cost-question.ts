import {
  type Birth,
  type CostField,
  type CostProblem,
  type Cover,
  costChoices,
} from '../../facts/money/birth-cost.ts';

/** The valid choices in a query, and the problem of each other field. */
export interface CostQuestion {
  birth: Birth | undefined;
  cover: Cover | undefined;
  problems: Readonly<Partial<Record<CostField, CostProblem>>>;
}

function findChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** Parses the query of /what-will-i-pay; undefined if it is empty. */
export function readCostQuestion(
  query: Readonly<Record<string, string>>,
): CostQuestion | undefined {
  if (Object.keys(query).length === 0) return undefined;
  const birth = findChoice(costChoices.birth, query.birth);
  const cover = findChoice(costChoices.cover, query.cover);
  const problemOf = (field: CostField): CostProblem => (query[field] ? 'unknown' : 'missing');
  return {
    birth,
    cover,
    problems: {
      ...(!birth && { birth: problemOf('birth') }),
      ...(!cover && { cover: problemOf('cover') }),
    },
  };
}

import {
  type Birth,
  type CostField,
  type CostProblem,
  type Cover,
  costChoices,
} from '../../facts/money/birth-cost.ts';

/** What a query asks, or what is wrong with it, by field; what was chosen rightly stays. */
export interface CostQuestion {
  birth: Birth | undefined;
  cover: Cover | undefined;
  problems: Readonly<Partial<Record<CostField, CostProblem>>>;
}

function chosen<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/** Reads the query of /what-will-i-pay. Undefined where it asks nothing: the bare address. */
export function readCostQuestion(
  query: Readonly<Record<string, string>>,
): CostQuestion | undefined {
  if (Object.keys(query).length === 0) return undefined;
  const birth = chosen(costChoices.birth, query.birth);
  const cover = chosen(costChoices.cover, query.cover);
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

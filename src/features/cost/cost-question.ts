import { prefill } from '../../components/form/form-definition.ts';
import { type Cover, covers } from '../../facts/money/cost.ts';
import { type PriceItem, priceItems } from '../../facts/money/price-items.ts';

/** A field of the question and its query parameter. */
export type CostField = 'item' | 'cover';

/** Why a field is invalid: nothing was chosen, or not one of the options. */
type CostProblem = 'missing' | 'unknown';

/** The valid choices in a query, and the problem of each other field. */
export interface CostQuestion {
  item: PriceItem | undefined;
  cover: Cover | undefined;
  problems: Readonly<Partial<Record<CostField, CostProblem>>>;
  /** Chosen but not sent yet, on the page in the other language: no answer, and no problems. */
  isDraft: boolean;
}

function findChoice<Choice extends string>(
  choices: readonly Choice[],
  value: string | undefined,
): Choice | undefined {
  return choices.find((choice) => choice === value);
}

/**
 * Parses the query of /what-will-i-pay; undefined if it is empty. `birth` is the older name of
 * `item`, and links with it still work.
 */
export function readCostQuestion(
  query: Readonly<Record<string, string>>,
): CostQuestion | undefined {
  if (Object.keys(query).length === 0) return undefined;
  const sent = { item: query.item ?? query.birth, cover: query.cover };
  const item = findChoice(priceItems, sent.item);
  const cover = findChoice(covers, sent.cover);
  const isDraft = prefill.name in query;
  const problemOf = (field: CostField): CostProblem => (sent[field] ? 'unknown' : 'missing');
  return {
    item,
    cover,
    problems: {
      ...(!item && !isDraft && { item: problemOf('item') }),
      ...(!cover && !isDraft && { cover: problemOf('cover') }),
    },
    isDraft,
  };
}

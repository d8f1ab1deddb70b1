import { prices } from '../../../facts/money/prices.ts';
import { shaFunds } from '../../../facts/money/sha.ts';
import type { Fact } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';

/** Blood on site, donors and anti-D. The stock is SAMPLE content. */
export const blood = {
  heading: 'Blood and anti-D',
  facts: [
    {
      term: 'At any hour',
      detail:
        'We keep some units that suit everyone. We order more from the national blood service.',
    },
    {
      term: 'Cost',
      detail: [
        'We never sell blood.',
        ...ifPriced(prices.crossMatch, (price) => `Matching it costs ${formatPrice(price)}.`),
      ].join(' '),
    },
    {
      term: 'Donors',
      detail:
        'You do not need a donor before treatment. If your family want to donate, we tell them where.',
    },
    {
      term: 'Your blood group is negative',
      detail: `You may need an injection called anti-D: within 72 hours (3 days) after birth. You may also need it after bleeding, a blow to the belly or a loss: come at once for those. ${shaFunds.maternity} pays towards it: ask us how much.`,
    },
  ],
} as const satisfies { heading: string; facts: readonly Fact[] };

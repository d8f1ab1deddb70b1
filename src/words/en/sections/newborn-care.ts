import type { Fact } from '../../departments/department-words.ts';
import { dayPrices } from '../money/birth-cost.ts';
import { wardVisiting } from '../schedule/opening-hours.ts';

/** Special care for newborns. The unit's equipment is SAMPLE content. */
export const newbornCare = {
  heading: 'If your baby needs special care',
  facts: [
    {
      term: 'Our newborn unit has',
      detail:
        'Warm cots, oxygen, help with breathing through the nose (CPAP), light for yellow skin, drips and feeding by tube',
    },
    {
      term: 'Babies we refer to a bigger hospital',
      detail:
        'Those born before 32 weeks or under 1,500 g, and any who need a ventilator or an operation. A nurse travels with the baby.',
    },
    {
      term: 'Where you sleep',
      detail: "In the mothers' room next to the unit, so you can hold and feed your baby",
    },
    { term: 'Visiting', detail: wardVisiting.newborn },
    {
      term: 'Cost',
      detail: `${dayPrices.newborn}Ask us what your insurance pays. Treatment starts before payment.`,
    },
  ],
} as const satisfies { heading: string; facts: readonly Fact[] };

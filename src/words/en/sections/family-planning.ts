import { prices } from '../../../facts/money/prices.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';
import { emergencyPillWords } from '../clinical/sexual-assault-words.ts';

/** Methods, cost and times. The stock is SAMPLE content. */
export const familyPlanning: Block = {
  kind: 'facts',
  heading: 'Family planning',
  facts: [
    {
      term: 'Methods',
      detail:
        'Condoms, pills, injection, implant, coil (IUD), emergency pill (P2), and operations for women and men',
    },
    {
      term: 'Cost',
      detail: `${ifPriced(prices.familyPlanningVisit, (price) => `${formatPrice(price)} for the visit. `).join('')}Methods that the government supplies are free.`,
    },
    {
      term: 'After a birth',
      detail: 'We can fit an implant or coil before you go home. Ask during pregnancy.',
    },
    {
      term: 'After unprotected sex',
      detail: `Come the same day, at any hour. ${emergencyPillWords}`,
    },
    {
      term: 'Young people',
      detail:
        'You may come alone. What you tell us stays with us, unless you are in danger. We tell you before we tell anyone else.',
    },
  ],
};

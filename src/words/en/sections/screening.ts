import { prices } from '../../../facts/money/prices.ts';
import type { Block } from '../../departments/department-words.ts';
import { formatPrice } from '../../formats/en.ts';
import { ifPriced } from '../../if-on.ts';
import { privateWays } from '../features/health-data-in-chat.ts';

/** The tests for cervical cancer that we offer. */
const cervicalTests = [
  ...ifPriced(prices.hpvTest, (price) => `An HPV test is ${formatPrice(price)}.`),
  ...ifPriced(
    prices.cervicalScreening,
    (price) => `A look with vinegar (VIA) is ${formatPrice(price)}.`,
  ),
];

/** Screening that is available today: cervix, breast, HIV. */
export const screening: Block = {
  kind: 'facts',
  heading: 'Screening you can have today',
  facts: [
    ...(cervicalTests.length === 0
      ? []
      : [
          {
            term: 'Cervix',
            detail: `For women from 25 to 65, especially up to 49. ${cervicalTests.join(' ')} If you have HIV, you need it more often: ask us when.`,
          },
        ]),
    {
      term: 'Breast',
      detail:
        'A clinician examines you and shows you what to look for. A new lump? We see you this week.',
    },
    {
      term: 'HIV',
      detail:
        'A free, private test with counselling before and after. In pregnancy it protects your baby.',
    },
    {
      term: 'To stay free of HIV',
      detail: 'PrEP tablets before a risk. After one, come at once: PEP tablets still help.',
    },
    { term: 'To ask us', detail: privateWays },
    {
      term: 'After sexual violence',
      detail:
        'Come at once, at any hour. Care comes first and is private. You need no police papers.',
    },
  ],
};

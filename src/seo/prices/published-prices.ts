import Type, { type Static } from 'typebox';
import { everyPriceGroup, everyPriceItem } from '../../facts/money/price-items.ts';
import { day, fields, inEachLanguage, text } from '../../facts/schemas/fields.ts';

const shillings = (description: string) => Type.Integer({ minimum: 0, description });
const orNull = (value: ReturnType<typeof shillings>) => Type.Union([value, Type.Null()]);

/** Content of /prices.json; `npm run schemas` writes it to public/prices.schema.json. */
export const publishedPricesSchema = fields(
  {
    $schema: text,
    hospital: text,
    page: Type.String({ format: 'uri', description: 'the page with the same prices' }),
    currency: Type.Literal('KES'),
    sample: Type.Boolean({
      description: 'whether the prices are placeholders of a sample hospital',
    }),
    prices: Type.Array(
      fields({
        id: Type.Enum(everyPriceItem),
        group: Type.Enum(everyPriceGroup),
        name: inEachLanguage(text),
        unit: Type.Enum(['once', 'day'] as const),
        price: shillings('our price without insurance, for one unit'),
        sha: fields(
          {
            pays: Type.Enum(['sum', 'dispatched', 'basicVisit', 'unknown'] as const, {
              description:
                'a sum; a sum only if its call centre arranges the ride; the basic visit, from its fund for primary care; or no current sum that we know: ask us',
            }),
            sum: orNull(shillings('what SHA pays for one unit')),
            remains: orNull(shillings('what a member pays for one unit')),
            asOf: Type.Union([day, Type.Null()], {
              description: 'the day on which we last checked the sum',
            }),
            source: Type.Union([Type.String({ format: 'uri' }), Type.Null()]),
            law: Type.Union([Type.String({ format: 'uri' }), Type.Null()]),
          },
          'what the Social Health Authority pays',
        ),
      }),
    ),
  },
  'Prices of a hospital in Kenya, in whole shillings',
);

export type PublishedPrices = Static<typeof publishedPricesSchema>;

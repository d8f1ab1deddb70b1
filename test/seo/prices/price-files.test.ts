import { readFileSync } from 'node:fs';
import Format from 'typebox/format';
import Schema from 'typebox/schema';
import { expect, it } from 'vitest';
import { sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { priceItems } from '../../../src/facts/money/price-items.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { renderPricesJson } from '../../../src/seo/prices/price-files.ts';
import {
  type PublishedPrices,
  publishedPricesSchema,
} from '../../../src/seo/prices/published-prices.ts';
import { pricesSchemaPath } from '../../../src/site/addresses.ts';
import { dayAfter, isCalendarDay } from '../../../src/time/days.ts';
import { schemaText } from '../../../tools/build/edited-files/edited-files.ts';

const siteUrl = 'https://clinic.example';
const { asOf } = shaTariffs.normal;
const days = [asOf, dayAfter(asOf, sumValidDays)];
const schemaFile = readFileSync(`public${pricesSchemaPath}`, 'utf8');
const jsonOn = (day: string) => JSON.parse(renderPricesJson(siteUrl, day)) as PublishedPrices;

const isUri = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';
Format.Set('date', isCalendarDay);
Format.Set('uri', isUri);

it('/prices.json has the schema that `npm run schemas` writes, and fits it on every day', () => {
  expect(schemaFile).toBe(schemaText(publishedPricesSchema));
  const schema = JSON.parse(schemaFile);
  for (const day of days) expect(Schema.Errors(schema, jsonOn(day))).toEqual([true, []]);
});

it('/prices.json has every item once, in order, and no sum of SHA that is too old', () => {
  expect(jsonOn(asOf).prices.map(({ id }) => id)).toEqual(priceItems);
  const [fresh, old] = days.map((day) => jsonOn(day).prices.filter(({ sha }) => sha.sum !== null));
  expect(fresh?.length).toBeGreaterThan(0);
  expect(old).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { sumValidDays } from '../../../src/facts/money/dated-sums.ts';
import { priceItems } from '../../../src/facts/money/price-items.ts';
import { shaTariffs } from '../../../src/facts/money/sha.ts';
import { renderPricesCsv, renderPricesJson } from '../../../src/seo/prices/price-files.ts';
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
const validate = new Ajv({ formats: { date: isCalendarDay, uri: isUri } }).compile(
  JSON.parse(schemaFile),
);

/** Reads CSV as RFC 4180 describes it; throws on anything else. */
function readCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const rows: string[][] = [[]];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (!end) throw new Error(`not RFC 4180 at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

function recordsOf(csv: string): Record<string, string>[] {
  const [header = [], ...rows] = readCsv(csv);
  return rows.map((row) => {
    expect(row).toHaveLength(header.length);
    return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
  });
}

describe('prices.json', () => {
  it('has the schema that `npm run schemas` writes, and fits it on every day', () => {
    expect(schemaFile).toBe(schemaText(publishedPricesSchema));
    for (const day of days) expect([validate(jsonOn(day)), validate.errors]).toEqual([true, null]);
  });

  it('has every item once, in order, and no sum of SHA that is too old', () => {
    expect(jsonOn(asOf).prices.map(({ id }) => id)).toEqual(priceItems);
    const [fresh, old] = days.map((day) =>
      jsonOn(day).prices.filter(({ sha }) => sha.sum !== null),
    );
    expect(fresh?.length).toBeGreaterThan(0);
    expect(old).toEqual([]);
  });
});

describe('prices.csv', () => {
  it('has the same as prices.json, in the same order', () => {
    for (const day of days) {
      const { prices } = jsonOn(day);
      const text = (value: unknown) => String(value ?? '');
      expect(
        recordsOf(renderPricesCsv(day)).map((row) => [
          row.id,
          row.group,
          row.name_en,
          row.name_sw,
          row.unit,
          row.price_kes,
          row.sha_pays,
          row.sha_pays_kes,
          row.you_pay_with_sha_kes,
          row.sha_checked_on,
          row.sha_source,
          row.sha_law,
        ]),
      ).toEqual(
        prices.map(({ id, group, name, unit, price, sha }) =>
          [
            ...[id, group, name.en, name.sw, unit, price],
            ...[sha.pays, sha.sum, sha.remains, sha.asOf, sha.source, sha.law],
          ].map(text),
        ),
      );
    }
  });
});

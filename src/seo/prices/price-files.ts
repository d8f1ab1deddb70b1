import { site } from '../../facts/hospital/site.ts';
import { pricesAreSample } from '../../facts/money/prices.ts';
import { placePath, pricesSchemaPath } from '../../site/addresses.ts';
import { defaultLanguage } from '../../site/languages.ts';
import { isOn } from '../../site/routes.ts';
import { type PriceRecord, priceRecords } from './price-records.ts';
import type { PublishedPrices } from './published-prices.ts';

/** Returns /prices.json on `today` (ISO 8601), as public/prices.schema.json describes it. */
export function renderPricesJson(siteUrl: string, today: string): string {
  const toUrl = (path: string) => new URL(path, siteUrl).href;
  const content: PublishedPrices = {
    $schema: toUrl(pricesSchemaPath),
    hospital: site.name,
    page: toUrl(
      placePath({
        name: isOn('whatWillIPay') ? 'whatWillIPay' : 'home',
        language: defaultLanguage,
      }),
    ),
    currency: site.currency,
    sample: pricesAreSample,
    prices: [...priceRecords(today)],
  };
  return `${JSON.stringify(content, null, 1)}\n`;
}

/** Characters with which a spreadsheet starts a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/**
 * Returns a value as a CSV field (RFC 4180). An apostrophe before a text that looks like a formula
 * keeps spreadsheets from running it.
 */
function csvField(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The columns of /prices.csv. */
const columns: Readonly<Record<string, (record: PriceRecord) => string | number | null>> = {
  id: ({ id }) => id,
  group: ({ group }) => group,
  name_en: ({ name }) => name.en,
  name_sw: ({ name }) => name.sw,
  unit: ({ unit }) => unit,
  price_kes: ({ price }) => price,
  sha_pays: ({ sha }) => sha.pays,
  sha_pays_kes: ({ sha }) => sha.sum,
  you_pay_with_sha_kes: ({ sha }) => sha.remains,
  sha_checked_on: ({ sha }) => sha.asOf,
  sha_source: ({ sha }) => sha.source,
  sha_law: ({ sha }) => sha.law,
  sample: () => (pricesAreSample ? 'sample' : ''),
};

/** Returns /prices.csv on `today` (ISO 8601): RFC 4180, with a header. */
export function renderPricesCsv(today: string): string {
  const rows = priceRecords(today).map((record) =>
    Object.values(columns).map((read) => csvField(read(record))),
  );
  return [Object.keys(columns), ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

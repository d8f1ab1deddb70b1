import { costWithSha } from '../../facts/money/cost.ts';
import { askUs } from '../../facts/money/dated-sums.ts';
import {
  itemsOf,
  type PriceGroup,
  type PriceItem,
  priceGroupNames,
  priceItem,
} from '../../facts/money/price-items.ts';
import { type Language, languageNames } from '../../site/languages.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import type { PublishedPrices } from './published-prices.ts';

/** One price as in the files and the structured data. */
export type PriceRecord = PublishedPrices['prices'][number];

function nameOf(item: PriceItem): Record<Language, string> {
  const names = languageNames.map((language) => [
    language,
    wordsIn(language, 'priceItems').priceItemWords[item],
  ]);
  return Object.fromEntries(names) as Record<Language, string>;
}

function shaOf(item: PriceItem, today: string): PriceRecord['sha'] {
  const { sha } = priceItem(item);
  const { coverPays, remains, ifDispatched } = costWithSha(item, today);
  const unknown = { sum: null, remains: null, asOf: null, source: null, law: null };
  if (coverPays === askUs || remains === askUs) return { pays: 'unknown', ...unknown };
  if (coverPays === 'basicVisit' || sha === null || sha === 'basicVisit') {
    return { pays: 'basicVisit', ...unknown, remains };
  }
  const { asOf, source, law } = sha;
  const pays = ifDispatched ? 'dispatched' : 'sum';
  return { pays, sum: coverPays, remains, asOf, source: source.url, law: law.url };
}

function recordOf(item: PriceItem, group: PriceGroup, today: string): PriceRecord {
  const { price, perDay } = priceItem(item);
  const unit = perDay ? 'day' : 'once';
  return { id: item, group, name: nameOf(item), unit, price, sha: shaOf(item, today) };
}

/** Returns every price, with what SHA pays on `today` (ISO 8601). */
export function priceRecords(today: string): readonly PriceRecord[] {
  return priceGroupNames.flatMap((group) =>
    itemsOf(group).map((item) => recordOf(item, group, today)),
  );
}

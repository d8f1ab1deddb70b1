import { describe, expect, it } from 'vitest';
import { priceItems } from '../../../src/facts/money/price-items.ts';
import type { PublishedPrices } from '../../../src/seo/prices/published-prices.ts';
import { placePath, pricesJsonPath } from '../../../src/site/addresses.ts';
import { translations } from '../../../src/site/known-places.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import { elementOf, elementsOf } from '../../support/worker/read-html.ts';
import { blockOf, type JsonLdBlock } from '../../support/worker/read-structured-data.ts';
import { visit, visitPage } from '../../support/worker/visit.ts';

describe.each(translations({ name: 'whatWillIPay', language: 'en' }))(
  'the page in $language',
  (place) => {
    const { language } = place;
    const { formatItemPrice } = wordsIn(language, 'priceItems');
    const { whatWillIPay } = wordsIn(language, 'whatWillIPay');
    const { formatSum } = wordsIn(language, 'birthCost');

    it('the page of prices has those of the file in its tables and its structured data', async () => {
      const html = await visitPage(placePath(place));
      const file = await visit(pricesJsonPath);
      const { prices } = (await file.json()) as PublishedPrices;
      const list = elementOf(html, 'section', { id: 'prices' });
      const rows = elementsOf(list.inner, 'tbody')
        .flatMap(({ inner }) => elementsOf(inner, 'tr'))
        .map(({ inner }) => [
          elementOf(inner, 'th').text,
          ...elementsOf(inner, 'td').map(({ text }) => text),
        ]);
      expect(rows).toEqual(
        prices.map(({ name, unit, price, sha }) => {
          const said = (sum: number | null) => {
            if (sum === null) return formatSum('ask us');
            return sum === 0 ? whatWillIPay.nothing : formatItemPrice(sum, unit === 'day');
          };
          const paid = sha.pays === 'basicVisit' ? whatWillIPay.basicVisit : said(sha.sum);
          const isRide = sha.pays === 'dispatched';
          const remains = sha.remains === 0 ? expect.any(String) : said(sha.remains);
          return [
            name[language],
            said(price),
            isRide ? expect.stringContaining(paid) : paid,
            isRide ? expect.stringContaining(said(sha.remains)) : remains,
          ];
        }),
      );
      const offers = blockOf(html, 'OfferCatalog').itemListElement as JsonLdBlock[];
      expect(
        offers.map(({ name, price, priceCurrency, priceSpecification }) => [
          name,
          price,
          priceCurrency,
          (priceSpecification as JsonLdBlock | undefined)?.unitCode,
        ]),
      ).toEqual(
        prices.map(({ name, unit, price }) => [
          name[language],
          price,
          'KES',
          unit === 'day' ? 'DAY' : undefined,
        ]),
      );
      expect(offers).toHaveLength(priceItems.length);
    });
  },
);

import { site } from '../../facts/hospital/site.ts';
import { priceItem, priceItems } from '../../facts/money/price-items.ts';
import { hrefIn, pricesCsvPath, pricesJsonPath } from '../../site/addresses.ts';
import type { Language } from '../../site/languages.ts';
import { placeHead } from '../../words/places.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { context, organisationId, type ToUrl } from './site-structured-data.ts';
import type { StructuredData } from './structured-data.ts';

const priceCurrency = site.currency;

const files = [
  ['application/json', pricesJsonPath],
  ['text/csv', pricesCsvPath],
] as const;

/** Returns every price as an offer, and the files with the same prices. */
export function priceOffers(language: Language, toUrl: ToUrl): StructuredData[] {
  const { title, description } = placeHead({ name: 'whatWillIPay', language });
  const { priceItemWords } = wordsIn(language, 'priceItems');
  const hospital = { '@id': organisationId(toUrl) };
  const own = { name: title, url: toUrl(hrefIn(language)('whatWillIPay')) };
  return [
    {
      '@context': context,
      '@type': 'OfferCatalog',
      ...own,
      itemListElement: priceItems.map((item) => {
        const { price, perDay } = priceItem(item);
        // UN/CEFACT's code of a day
        const aDay = { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: 'DAY' };
        return {
          '@type': 'Offer',
          name: priceItemWords[item],
          price,
          priceCurrency,
          ...(perDay && { priceSpecification: aDay }),
          offeredBy: hospital,
        };
      }),
    },
    {
      '@context': context,
      '@type': 'Dataset',
      ...own,
      description,
      creator: hospital,
      distribution: files.map(([encodingFormat, path]) => ({
        '@type': 'DataDownload',
        encodingFormat,
        contentUrl: toUrl(path),
      })),
    },
  ];
}

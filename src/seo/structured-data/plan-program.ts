import { site } from '../../facts/hospital/site.ts';
import { type Place, placePath } from '../../site/addresses.ts';
import { languages } from '../../site/languages.ts';
import { placeHead } from '../../words/places.ts';
import { context, organisationId, type ToUrl } from './site-structured-data.ts';
import type { StructuredData } from './structured-data.ts';

/** Returns the page of a plan as a program that runs in the browser and costs nothing. */
export function planProgram(place: Place, toUrl: ToUrl): StructuredData {
  const { title, description } = placeHead(place);
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: title,
    description,
    url: toUrl(placePath(place)),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    inLanguage: languages[place.language].tag,
    offers: { '@type': 'Offer', price: 0, priceCurrency: site.currency },
    publisher: { '@id': organisationId(toUrl) },
  };
}

import { openMapHref } from '../../facts/hospital/contact/map.ts';
import { figureOrigins } from '../../facts/hospital/figures.ts';
import { site } from '../../facts/hospital/site.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { hospitalHours } from '../../facts/schedule/opening-hours.ts';
import { hrefIn } from '../../site/addresses.ts';
import { type Language, languageNames, languages } from '../../site/languages.ts';
import type { DepartmentRouteName } from '../../site/routes.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { icons } from '../icons.ts';
import { shareImageUrl } from '../share-image.ts';
import { departmentNodes } from './departments.ts';
import { openingHoursSpecification, specialOpeningHours } from './opening-hours-specification.ts';
import type { StructuredData } from './structured-data.ts';

const languageTags = languageNames.map((name) => languages[name].tag);

/** The JSON-LD context of every block. */
export const context = 'https://schema.org';

/** Makes an absolute URL from a path. */
export type ToUrl = (path: string) => string;

/** Returns a function that makes absolute URLs under `siteUrl`. */
export function toUrlWith(siteUrl: string): ToUrl {
  return (path) => new URL(path, siteUrl).href;
}

/** Returns the id by which other blocks refer to the hospital. */
export function organisationId(toUrl: ToUrl): string {
  return `${toUrl('/')}#hospital`;
}

/** Returns the rating that search engines show as stars. Only pages that show it may have it. */
function rating(): StructuredData | undefined {
  if (!site.rating || !figureOrigins.rating) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: site.rating.value,
    reviewCount: site.rating.count,
    bestRating: site.rating.best,
  };
}

/** The differences between pages. */
interface SiteDataOptions {
  language: Language;
  /** Whether the page's text shows the rating and its source. */
  showsRating: boolean;
  /** The departments on the page; planned ones are left out. */
  departmentNames: readonly DepartmentRouteName[];
  /** Current and coming special hours; none by default. */
  special?: readonly SpecialHours[] | undefined;
}

function hospital(
  siteUrl: string,
  { language, showsRating, departmentNames, special = [] }: SiteDataOptions,
): StructuredData {
  const toUrl = toUrlWith(siteUrl);
  const { description, payments } = wordsIn(language, 'organisation');
  const { street, region } = wordsIn(language, 'postalAddress');
  const department = departmentNodes(departmentNames, toUrl, language, special);
  return {
    '@context': context,
    // a Hospital is a MedicalOrganization, an Organization and a LocalBusiness in schema.org
    '@type': 'Hospital',
    '@id': organisationId(toUrl),
    name: site.name,
    description,
    url: toUrl('/'),
    logo: toUrl(icons.large),
    image: shareImageUrl({ name: 'home', language }, siteUrl),
    telephone: site.phone,
    email: site.emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: site.address.locality,
      addressRegion: region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.countryCode,
    },
    // strings keep trailing zeros: search engines want five decimals
    geo: {
      '@type': 'GeoCoordinates',
      latitude: site.geo.latitude.toFixed(5),
      longitude: site.geo.longitude.toFixed(5),
    },
    hasMap: openMapHref,
    openingHours: site.hours.schema,
    openingHoursSpecification: openingHoursSpecification(hospitalHours),
    ...specialOpeningHours('hospital', special),
    isAcceptingNewPatients: true,
    foundingDate: String(site.foundedYear),
    priceRange: site.priceRange,
    currenciesAccepted: site.currency,
    paymentAccepted: payments,
    knowsLanguage: languageTags,
    ...(showsRating && { aggregateRating: rating() }),
    areaServed: { '@type': 'AdministrativeArea', name: region },
    sameAs: Object.values(site.social),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: site.phone,
      availableLanguage: languageTags,
    },
    ...(department.length > 0 && { department }),
  };
}

function webSite(toUrl: ToUrl, language: Language): StructuredData {
  const href = hrefIn(language);
  const url = toUrl(href('home'));
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: site.name,
    url,
    inLanguage: languages[language].tag,
    publisher: { '@id': organisationId(toUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toUrl(href('search'))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/**
 * Returns the two blocks of every page, including error pages: the hospital and the website. A
 * rating that the page does not show would count as spam.
 */
export function siteStructuredData(siteUrl: string, options: SiteDataOptions): StructuredData[] {
  return [hospital(siteUrl, options), webSite(toUrlWith(siteUrl), options.language)];
}

import type { Hospital, Thing, WebSite, WithContext } from 'schema-dts';
import { acceptedProviders } from '../content/insurance.ts';
import { openMapHref } from '../content/map.ts';
import { pageRows, type RouteName, routes } from '../routes.ts';
import { site } from '../site.ts';
import { shareImage } from './share-image.ts';
import { icons } from './web-manifest.ts';

/** The vocabulary of every block. */
export const context = 'https://schema.org';

/** Makes an absolute address from a path. */
export type ToUrl = (path: string) => string;

/** Absolute addresses under the configured origin. */
export function toUrlWith(siteUrl: string): ToUrl {
  return (path) => new URL(path, siteUrl).href;
}

const everyDay = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The id by which other blocks name the hospital. */
export function organisationId(toUrl: ToUrl): string {
  return `${toUrl('/')}#hospital`;
}

function hospital(toUrl: ToUrl): WithContext<Hospital> {
  return {
    '@context': context,
    // a Hospital is a MedicalOrganization, an Organization and a LocalBusiness in schema.org
    '@type': 'Hospital',
    '@id': organisationId(toUrl),
    name: site.name,
    description: routes.home.description,
    url: toUrl('/'),
    logo: toUrl(icons.large),
    image: toUrl(shareImage(routes.home.image).path),
    telephone: site.phone,
    email: site.emails.general,
    address: {
      '@type': 'PostalAddress',
      streetAddress: site.address.street,
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      postalCode: site.address.postalCode,
      addressCountry: site.address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...site.geo },
    hasMap: openMapHref,
    openingHours: site.hours.schema,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: everyDay,
      opens: site.hours.opens,
      closes: site.hours.closes,
    },
    isAcceptingNewPatients: true,
    foundingDate: String(site.foundedYear),
    priceRange: site.priceRange,
    currenciesAccepted: site.currency,
    paymentAccepted: site.payments.join(', '),
    knowsLanguage: [...site.languages],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: site.rating.value,
      reviewCount: site.rating.count,
      bestRating: site.rating.best,
    },
    areaServed: { '@type': 'AdministrativeArea', name: site.address.region },
    sameAs: site.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'emergency',
      telephone: site.phone,
      availableLanguage: [...site.languages],
    },
    healthPlanNetworkId: acceptedProviders.map(({ name }) => name),
    availableService: pageRows
      .filter(([name, row]) => row.parent === 'services' && !isPlanned(name))
      .map(([, row]) => ({
        '@type': 'MedicalTherapy' as const,
        name: row.title,
        url: toUrl(row.path),
      })),
  };
}

/** Services that are announced but not open yet are not offered to search engines. */
function isPlanned(name: RouteName): boolean {
  return name === 'upcoming' || name === 'eyeCare';
}

function webSite(toUrl: ToUrl): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${toUrl('/')}#website`,
    name: site.name,
    url: toUrl('/'),
    inLanguage: 'en-KE',
    publisher: { '@id': organisationId(toUrl) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${toUrl('/search')}?q={search_term_string}`,
      },
      // schema-dts does not know the annotation that search engines ask for
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

/** The two blocks that stand on every page, errors included: the hospital and the website. */
export function siteStructuredData(siteUrl: string): WithContext<Thing>[] {
  const toUrl = toUrlWith(siteUrl);
  return [hospital(toUrl), webSite(toUrl)];
}

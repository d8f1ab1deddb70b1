import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Hospital,
  OfferCatalog,
  Person,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { BlogArticle } from '../content/blog-article.ts';
import { doctors } from '../content/doctors.ts';
import { faqs } from '../content/faqs.ts';
import { acceptedProviders } from '../content/insurance.ts';
import { openMapHref } from '../content/map.ts';
import { maternityPackages } from '../content/maternity-packages.ts';
import type { MedicalArticle } from '../content/medical-article.ts';
import { medicalArticles } from '../content/medical-blog.ts';
import {
  href,
  type Place,
  pageRows,
  placeLabel,
  placePath,
  type RouteName,
  routes,
  trail,
} from '../routes.ts';
import { site } from '../site.ts';
import { shareImage } from './share-image.ts';
import { icons } from './web-manifest.ts';

const context = 'https://schema.org';

/** Absolute addresses from the configured origin. */
type ToUrl = (path: string) => string;

function toUrlWith(siteUrl: string): ToUrl {
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

function organisationId(toUrl: ToUrl): string {
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

function breadcrumbs(place: Place, toUrl: ToUrl): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail(place).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: placeLabel(step),
      item: toUrl(placePath(step)),
    })),
  };
}

function faqPage(): WithContext<FAQPage> {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function posting(
  article: BlogArticle | MedicalArticle,
  path: string,
  toUrl: ToUrl,
): Exclude<BlogPosting, string> {
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    dateModified: article.date,
    articleSection: article.category,
    inLanguage: 'en-KE',
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    image: toUrl(shareImage(article.image).path),
    author: { '@type': 'Person', name: article.author },
    publisher: { '@id': organisationId(toUrl) },
  };
}

function medicalBlog(toUrl: ToUrl): WithContext<Blog> {
  return {
    '@context': context,
    '@type': 'Blog',
    name: routes.medicalBlog.title,
    description: routes.medicalBlog.description,
    url: toUrl(href('medicalBlog')),
    publisher: { '@id': organisationId(toUrl) },
    blogPost: medicalArticles.map((article) =>
      posting(article, href('medicalBlogPost', article.id), toUrl),
    ),
  };
}

function doctorPersons(toUrl: ToUrl): WithContext<Person>[] {
  return doctors.map(({ name, specialty, qualifications, bio }) => ({
    '@context': context,
    '@type': 'Person',
    name,
    jobTitle: specialty,
    description: bio,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: qualifications,
    },
    worksFor: { '@id': organisationId(toUrl) },
  }));
}

function packageOffers(toUrl: ToUrl): WithContext<OfferCatalog> {
  return {
    '@context': context,
    '@type': 'OfferCatalog',
    name: routes.maternityPackages.title,
    url: toUrl(href('maternityPackages')),
    itemListElement: Object.values(maternityPackages).map(({ name, price, features }) => ({
      '@type': 'Offer',
      name,
      description: features.join(', '),
      price,
      priceCurrency: site.currency,
      offeredBy: { '@id': organisationId(toUrl) },
    })),
  };
}

/** The two blocks that stand on every page, errors included: the hospital and the website. */
export function siteStructuredData(siteUrl: string): WithContext<Thing>[] {
  const toUrl = toUrlWith(siteUrl);
  return [hospital(toUrl), webSite(toUrl)];
}

/** All structured data of one page; `article` is the one it shows, if any. */
export function placeStructuredData(
  place: Place,
  siteUrl: string,
  article?: BlogArticle | MedicalArticle,
): WithContext<Thing>[] {
  const toUrl = toUrlWith(siteUrl);
  const blocks = siteStructuredData(siteUrl);
  if (place.name !== 'home') blocks.push(breadcrumbs(place, toUrl));
  if (place.name === 'home') blocks.push(faqPage());
  if (place.name === 'medicalBlog') blocks.push(medicalBlog(toUrl));
  if (place.name === 'doctors') blocks.push(...doctorPersons(toUrl));
  if (place.name === 'maternityPackages') blocks.push(packageOffers(toUrl));
  if (article) {
    blocks.push({ '@context': context, ...posting(article, placePath(place), toUrl) });
  }
  return blocks;
}

/** JSON that may stand inside a script element: `<` cannot end it (HTML, script data state). */
export function serialiseStructuredData(block: WithContext<Thing>): string {
  return JSON.stringify(block).replaceAll('<', '\\u003c');
}

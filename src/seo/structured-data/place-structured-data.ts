import { site } from '../../facts/hospital/site.ts';
import { maternityPackages, packageNames } from '../../facts/money/maternity-packages.ts';
import { doctorKeys, doctors, peopleAreSample } from '../../facts/people/people.ts';
import { clinics } from '../../facts/schedule/clinics.ts';
import type { SpecialHours } from '../../facts/schedule/notice.ts';
import { breadcrumbs, hrefIn, type Place, placePath } from '../../site/addresses.ts';
import type { Language } from '../../site/languages.ts';
import {
  type DepartmentRouteName,
  departmentRouteNames,
  type RouteName,
  rowOf,
} from '../../site/routes.ts';
import { articleAt, placeHead, placeLabel } from '../../words/places.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { type Addresses, medicalBlog, posting } from './article-postings.ts';
import { openingHoursSpecification, specialOpeningHours } from './opening-hours-specification.ts';
import { planProgram } from './plan-program.ts';
import { priceOffers } from './price-offers.ts';
import {
  context,
  organisationId,
  siteStructuredData,
  type ToUrl,
  toUrlWith,
} from './site-structured-data.ts';
import type { StructuredData } from './structured-data.ts';

function breadcrumbList(place: Place, toUrl: ToUrl): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(place).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: placeLabel(step),
      item: toUrl(placePath(step)),
    })),
  };
}

function faqPage(language: Language): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: wordsIn(language, 'faqs').faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Returns the doctors; none while they are invented, because search engines would list them. */
function doctorPersons({ language, toUrl }: Addresses): StructuredData[] {
  if (peopleAreSample) return [];
  const { doctorBios } = wordsIn(language, 'doctors');
  const { roles } = wordsIn(language, 'people');
  return doctorKeys.map((key) => ({
    '@context': context,
    '@type': 'Person',
    name: doctors[key].name,
    jobTitle: roles[key],
    description: doctorBios[key],
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: doctors[key].qualifications,
    },
    worksFor: { '@id': organisationId(toUrl) },
  }));
}

function packageOffers({ language, href, toUrl }: Addresses): StructuredData {
  const { packageWords } = wordsIn(language, 'maternityPackages');
  return {
    '@context': context,
    '@type': 'OfferCatalog',
    name: placeHead({ name: 'maternityPackages', language }).title,
    url: toUrl(href('maternityPackages')),
    itemListElement: packageNames.map((key) => ({
      '@type': 'Offer',
      name: packageWords[key].name,
      description: packageWords[key].features.join(', '),
      price: maternityPackages[key].price,
      priceCurrency: site.currency,
      offeredBy: { '@id': organisationId(toUrl) },
    })),
  };
}

/** Returns each clinic with its weekly hours, and the days that notices change. */
function clinicsOfWeek(
  { language, toUrl }: Addresses,
  special: readonly SpecialHours[],
): StructuredData[] {
  const { clinicNames } = wordsIn(language, 'clinicWords');
  return clinics.map(({ id, department, days, from, to }) => ({
    '@context': context,
    '@type': 'MedicalClinic',
    name: clinicNames[id],
    parentOrganization: { '@id': organisationId(toUrl) },
    openingHoursSpecification: openingHoursSpecification([{ days, opens: from, closes: to }]),
    ...specialOpeningHours(department, special),
  }));
}

/** The pages whose text shows the hospital's rating and its source. */
const ratingPages: ReadonlySet<RouteName> = new Set(['home', 'testimonials']);

/** Returns all departments for their list, and one for a department's own page. */
function departmentsOn(name: RouteName): readonly DepartmentRouteName[] {
  return departmentRouteNames.filter((department) => name === 'services' || name === department);
}

/** Returns all structured data of a page. */
export function placeStructuredData(
  place: Place,
  siteUrl: string,
  special: readonly SpecialHours[] = [],
): StructuredData[] {
  const { name, language } = place;
  const toUrl = toUrlWith(siteUrl);
  const addresses = { language, siteUrl, href: hrefIn(language), toUrl };
  const article = articleAt(place);
  const blocks = siteStructuredData(siteUrl, {
    language,
    showsRating: ratingPages.has(name),
    departmentNames: departmentsOn(name),
    special,
  });
  if (name !== 'home') blocks.push(breadcrumbList(place, toUrl));
  if (name === 'home') blocks.push(faqPage(language));
  if (name === 'medicalBlog') blocks.push(medicalBlog(addresses));
  if (name === 'doctors') blocks.push(...doctorPersons(addresses));
  if (name === 'today') blocks.push(...clinicsOfWeek(addresses, special));
  if (name === 'maternityPackages') blocks.push(packageOffers(addresses));
  if (name === 'whatWillIPay') blocks.push(...priceOffers(language, toUrl));
  if (rowOf(name).plan) blocks.push(planProgram(place, toUrl));
  if (article) blocks.push({ '@context': context, ...posting(article, addresses) });
  return blocks;
}

/** Returns JSON for a script element, with `<` escaped so it cannot end the element. */
export function serialiseStructuredData(block: StructuredData): string {
  return JSON.stringify(block).replaceAll('<', '\\u003c');
}

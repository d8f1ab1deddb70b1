import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  OfferCatalog,
  Person,
  Thing,
  WithContext,
} from 'schema-dts';
import { doctors, type PersonKey, people, supportStaff } from '../facts/people.ts';
import { site } from '../facts/site.ts';
import {
  href,
  type Place,
  placeLabel,
  placePath,
  type RouteName,
  routes,
  trail,
} from '../routes.ts';
import type { BlogArticle } from '../words/en/blog-article.ts';
import { doctors as doctorProfiles } from '../words/en/doctors.ts';
import { faqs } from '../words/en/faqs.ts';
import { maternityPackages } from '../words/en/maternity-packages.ts';
import type { MedicalArticle } from '../words/en/medical-article.ts';
import { medicalArticles } from '../words/en/medical-blog.ts';
import { shareImage } from './share-image.ts';
import {
  context,
  organisationId,
  siteStructuredData,
  type ToUrl,
  toUrlWith,
} from './site-structured-data.ts';

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

/** The page that introduces an author: that of the doctors or that of the staff. */
function authorPath(key: PersonKey): string {
  return key in doctors || key in supportStaff ? href('doctors') : href('about');
}

/** Who wrote an article, as the byline names them, and the page that introduces them. */
function articleAuthor(key: PersonKey, toUrl: ToUrl): Exclude<Person, string> {
  const { name, role } = people[key];
  return { '@type': 'Person', name, jobTitle: role, url: toUrl(authorPath(key)) };
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
    ...(article.modified && { dateModified: article.modified }),
    articleSection: article.category,
    inLanguage: 'en-KE',
    url: toUrl(path),
    mainEntityOfPage: toUrl(path),
    image: toUrl(shareImage(article.image).path),
    author: articleAuthor(article.author, toUrl),
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
  return doctorProfiles.map(({ name, specialty, qualifications, bio }) => ({
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

/** The pages whose text says the hospital's rating and where it comes from (content/testimonials). */
const ratingPages: ReadonlySet<RouteName> = new Set(['home', 'testimonials']);

/** All structured data of one page; `article` is the one it shows, if any. */
export function placeStructuredData(
  place: Place,
  siteUrl: string,
  article?: BlogArticle | MedicalArticle,
): WithContext<Thing>[] {
  const toUrl = toUrlWith(siteUrl);
  const blocks = siteStructuredData(siteUrl, { showsRating: ratingPages.has(place.name) });
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

import { site } from '../../facts/hospital/site.ts';
import {
  doctors,
  type PersonKey,
  people,
  peopleAreSample,
  supportStaff,
} from '../../facts/people/people.ts';
import type { Href } from '../../site/addresses.ts';
import { type Language, languages } from '../../site/languages.ts';
import { isOn } from '../../site/routes.ts';
import type { Article } from '../../words/articles/article.ts';
import { articlesOf } from '../../words/articles/find-articles.ts';
import { placeHead } from '../../words/places.ts';
import { wordsIn } from '../../words/words-by-locale.ts';
import { shareImageUrl } from '../share-image.ts';
import { context, organisationId, type ToUrl } from './site-structured-data.ts';
import type { StructuredData } from './structured-data.ts';

/** Functions and values for the URLs in one page's blocks. */
export interface Addresses {
  language: Language;
  siteUrl: string;
  href: Href;
  toUrl: ToUrl;
}

/** Returns the author of an article with their page; the hospital while its people are invented. */
function articleAuthor(key: PersonKey, { language, href, toUrl }: Addresses): StructuredData {
  if (peopleAreSample) {
    return { '@type': 'Organization', '@id': organisationId(toUrl), name: site.name };
  }
  const { roles } = wordsIn(language, 'people');
  const page = key in doctors || key in supportStaff ? 'doctors' : 'about';
  return {
    '@type': 'Person',
    name: people[key].name,
    jobTitle: roles[key],
    ...(isOn(page) && { url: toUrl(href(page)) }),
  };
}

/** Returns an article as a BlogPosting. */
export function posting(article: Article, addresses: Addresses): StructuredData {
  const { language, siteUrl, href, toUrl } = addresses;
  const { categoryLabels } = wordsIn(language, 'articleCategories');
  const url = toUrl(href(article.route, article.id));
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.published,
    dateModified: article.modified,
    articleSection: categoryLabels[article.category],
    inLanguage: languages[language].tag,
    url,
    mainEntityOfPage: url,
    image: shareImageUrl({ name: article.route, language, entryId: article.id }, siteUrl),
    author: articleAuthor(article.author, addresses),
    publisher: { '@id': organisationId(toUrl) },
  };
}

/** Returns the medical blog with its guides. */
export function medicalBlog(addresses: Addresses): StructuredData {
  const { language, href, toUrl } = addresses;
  const { title, description } = placeHead({ name: 'medicalBlog', language });
  return {
    '@context': context,
    '@type': 'Blog',
    name: title,
    description,
    url: toUrl(href('medicalBlog')),
    publisher: { '@id': organisationId(toUrl) },
    blogPost: articlesOf(language, 'medicalBlogPost').map((article) => posting(article, addresses)),
  };
}

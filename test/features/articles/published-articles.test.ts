import { expect, it } from 'vitest';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { languageNames } from '../../../src/site/languages.ts';
import { relatedArticles } from '../../../src/words/articles/find-articles.ts';
import {
  articlesByLanguage,
  blogArticles,
  medicalArticles,
  paragraphsOf,
} from '../../support/articles.ts';

function wordCount(paragraphs: readonly string[]): number {
  return paragraphs
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

it('the articles of /blog have the numbers 1 to 6 and a picture each', () => {
  const specified = ['1', '2', '3', '4', '5', '6'].filter((id) => knownPlaces.has(`/blog/${id}`));
  const found = blogArticles.filter(({ id }) => specified.includes(id));
  expect(found.map(({ id }) => id)).toEqual(specified);
  expect(new Set(found.map(({ picture }) => picture)).size).toBe(specified.length);
});

it.each(languageNames)('the articles of /blog have 450 words or more (%s)', (language) => {
  const short = articlesByLanguage[language].filter(
    (article) => article.route === 'blogPost' && wordCount(paragraphsOf(article)) < 450,
  );
  expect(short.map(({ id }) => id)).toEqual([]);
});

it('a blog article has at most three related articles, all of the same category', () => {
  for (const article of blogArticles) {
    const related = relatedArticles('en', article);
    expect(related.length).toBeLessThanOrEqual(3);
    expect(related).not.toContain(article);
    for (const { category } of related) expect(category).toBe(article.category);
  }
  expect(blogArticles.some((article) => relatedArticles('en', article).length > 0)).toBe(true);
});

it.each(languageNames)(
  'the medical guides have 700 words or more and three different tags or more (%s)',
  (language) => {
    const faulty = articlesByLanguage[language].filter(
      (article) =>
        article.route === 'medicalBlogPost' &&
        (wordCount(paragraphsOf(article)) < 700 || new Set(article.tags).size < 3),
    );
    expect(faulty.map(({ id }) => id)).toEqual([]);
  },
);

it('the guide on pregnancy gives the specified amounts', () => {
  const guide = medicalArticles.find(({ id }) => id === 'pregnancy-nutrition-guide');
  const text = guide && paragraphsOf(guide).join(' ');
  for (const figure of [
    'folate 400-800 mcg',
    'iron 27 mg',
    'calcium 1,000 mg',
    'protein 75-100 g',
    'caffeine limit 200 mg daily',
  ])
    expect(text).toContain(figure);
});

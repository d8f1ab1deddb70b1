import { describe, expect, it } from 'vitest';
import { articleCategories } from '../../../src/facts/media/article-categories.ts';
import { relatedArticles } from '../../../src/locales/find-articles.ts';
import {
  categoryLabels,
  medicalFilterCategories,
} from '../../../src/words/en/articles/article-categories.ts';
import { readTime } from '../../../src/words/en/articles/articles-pages.ts';
import { roles } from '../../../src/words/en/frame/people.ts';
import { blogArticles, medicalArticles, paragraphsOf } from '../../support/articles.ts';
import { href } from '../../support/href.ts';

const wordsPerMinute = 200;

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

const every = [...blogArticles, ...medicalArticles].map((article) => ({
  ...article,
  address: href(article.route, article.id),
  paragraphs: paragraphsOf(article),
}));

describe('every article', () => {
  it.each(every)('$address states its reading time within a minute', (article) => {
    const { paragraphs } = article;
    const minutes = Number(/^(\d+) min read$/.exec(readTime(article.minutes))?.[1]);
    expect(
      Math.abs(minutes - wordCount(paragraphs.join(' ')) / wordsPerMinute),
    ).toBeLessThanOrEqual(1);
  });

  it.each(every)(
    '$address closes its bold marks and repeats no paragraph',
    ({ paragraphs, body }) => {
      // a mark that is not closed stays in the text
      for (const paragraph of paragraphs) expect(paragraph).not.toContain('**');
      expect(new Set(paragraphs).size).toBe(paragraphs.length);
      expect(body.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the six articles of /blog', () => {
  it('have the numbers 1 to 6 and a picture each', () => {
    const specified = ['1', '2', '3', '4', '5', '6'];
    const found = blogArticles.filter(({ id }) => specified.includes(id));
    expect(found.map(({ id }) => id)).toEqual(specified);
    expect(new Set(found.map(({ picture }) => picture)).size).toBe(6);
  });

  it('have the categories of the spec, each with at least one article', () => {
    expect(new Set(blogArticles.map(({ category }) => categoryLabels[category]))).toEqual(
      new Set(['Health Tips', 'Dental Care', 'Maternity', 'Pediatric Care', 'COVID-19']),
    );
  });

  it.each(blogArticles)('/blog/$id has 450 words or more and an author with a title', (article) => {
    expect(wordCount(paragraphsOf(article).join(' '))).toBeGreaterThanOrEqual(450);
    expect(roles[article.author]).not.toBe('');
  });

  it('name as related only others of the same category, three at most', () => {
    for (const article of blogArticles) {
      const related = relatedArticles('en', article);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(article);
      for (const { category } of related) expect(category).toBe(article.category);
    }
    expect(blogArticles.some((article) => relatedArticles('en', article).length > 0)).toBe(true);
  });
});

describe('the five guides of /medical-blog', () => {
  it('fill the five categories behind the filter, each once', () => {
    expect(medicalFilterCategories).toEqual([
      'All',
      'Maternity',
      'Pediatrics',
      'Emergency Care',
      'Chronic Care',
      'Mental Health',
    ]);
    const filled = new Set(medicalArticles.map(({ category }) => category));
    expect([...filled]).toEqual(articleCategories.medicalBlogPost);
  });

  it.each(medicalArticles)('/medical-blog/$id has 700 words or more and tags', (article) => {
    expect(wordCount(paragraphsOf(article).join(' '))).toBeGreaterThanOrEqual(700);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(new Set(article.tags).size).toBe(article.tags.length);
  });

  it('the pregnancy guide gives the figures of the spec', () => {
    const guide = medicalArticles.find(({ id }) => id === 'pregnancy-nutrition-guide');
    expect(guide?.category).toBe('maternity');
    const text = guide && paragraphsOf(guide).join(' ');
    for (const figure of [
      'folate 400-800 mcg',
      'iron 27 mg',
      'calcium 1,000 mg',
      'protein 75-100 g',
      'caffeine limit 200 mg daily',
    ]) {
      expect(text).toContain(figure);
    }
  });
});

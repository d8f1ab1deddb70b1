import { describe, expect, it } from 'vitest';
import { toParagraphs } from '../../src/components/article/article-body.tsx';
import { people } from '../../src/facts/people.ts';
import { blogArticles, relatedBlogArticles } from '../../src/words/en/blog.ts';
import { formatDay } from '../../src/words/en/format.ts';
import { medicalArticles } from '../../src/words/en/medical-blog.ts';
import { medicalFilterCategories } from '../../src/words/en/medical-filter.ts';
import { roles } from '../../src/words/en/people.ts';
import { pictures } from '../../src/words/en/pictures.ts';

const wordsPerMinute = 200;

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

const every = [
  ...blogArticles.map((article) => ({
    ...article,
    address: `/blog/${article.id}`,
    paragraphs: article.content,
    keywords: article.keywords,
  })),
  ...medicalArticles.map((article) => ({
    ...article,
    address: `/medical-blog/${article.id}`,
    paragraphs: toParagraphs(article.content),
    keywords: article.seoKeywords,
  })),
];

describe('every article', () => {
  it.each(every)('$address tells its reading time within a minute', ({ paragraphs, readTime }) => {
    const minutes = Number(/^(\d+) min read$/.exec(readTime)?.[1]);
    expect(
      Math.abs(minutes - wordCount(paragraphs.join(' ')) / wordsPerMinute),
    ).toBeLessThanOrEqual(1);
  });

  it.each(every)('$address fits the card, the tab and a search result', (article) => {
    expect(article.headTitle.length).toBeLessThanOrEqual(28);
    expect(article.excerpt.length).toBeGreaterThanOrEqual(70);
    expect(article.excerpt.length).toBeLessThanOrEqual(160);
    expect(article.keywords.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(pictures)).toContain(article.image);
  });

  it.each(every)(
    '$address says who wrote it and when, its sources and its danger signs',
    (article) => {
      expect(Object.keys(people)).toContain(article.author);
      expect(() => formatDay(article.date)).not.toThrow();
      expect(() => formatDay(article.modified)).not.toThrow();
      expect(article.modified >= article.date).toBe(true);
      expect(article.sources.length).toBeGreaterThanOrEqual(1);
      expect(article.urgentSigns.length).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(every)('$address lists each source once, with its year and address', ({ sources }) => {
    const addresses = sources.map(({ url }) => url);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { publisher, title, year, url } of sources) {
      expect(publisher && title).not.toBe('');
      expect(year).toBeGreaterThan(2000);
      expect(new URL(url).protocol).toBe('https:');
    }
  });

  it.each(every)('$address closes its bold marks and repeats no paragraph', ({ paragraphs }) => {
    for (const paragraph of paragraphs) expect((paragraph.match(/\*\*/g) ?? []).length % 2).toBe(0);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(paragraphs.filter((text) => /^\*\*[^*]+\*\*$/.test(text)).length).toBeGreaterThanOrEqual(
      3,
    );
  });
});

describe('the six articles of /blog', () => {
  it('have the numbers 1 to 6 and a picture each', () => {
    expect(blogArticles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(blogArticles.map(({ image }) => image)).size).toBe(6);
  });

  it('stand in the categories of the spec, and each category has one', () => {
    expect(new Set(blogArticles.map(({ category }) => category))).toEqual(
      new Set(['Health Tips', 'Dental Care', 'Maternity', 'Pediatric Care', 'COVID-19']),
    );
  });

  it.each(blogArticles)('/blog/$id has 450 words or more and an author with a title', (article) => {
    expect(wordCount(article.content.join(' '))).toBeGreaterThanOrEqual(450);
    expect(roles[article.author]).not.toBe('');
  });

  it('name as related only others of the same category, three at most', () => {
    for (const article of blogArticles) {
      const related = relatedBlogArticles(article);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(article);
      for (const { category } of related) expect(category).toBe(article.category);
    }
    expect(blogArticles.some((article) => relatedBlogArticles(article).length > 0)).toBe(true);
  });
});

describe('the five guides of /medical-blog', () => {
  it('have the addresses of the spec, in its order', () => {
    expect(medicalArticles.map(({ id }) => id)).toEqual([
      'pregnancy-nutrition-guide',
      'child-vaccination-schedule',
      'emergency-first-aid-tips',
      'diabetes-management-kenya',
      'mental-health-awareness',
    ]);
  });

  it('fill the five categories behind the filter, each once', () => {
    expect(medicalFilterCategories).toEqual([
      'All',
      'Maternity',
      'Pediatrics',
      'Emergency Care',
      'Chronic Care',
      'Mental Health',
    ]);
    expect(medicalArticles.map(({ category }) => category)).toEqual(
      medicalFilterCategories.slice(1),
    );
  });

  it.each(medicalArticles)('/medical-blog/$id has 700 words or more and tags', (article) => {
    expect(wordCount(article.content)).toBeGreaterThanOrEqual(700);
    expect(article.tags.length).toBeGreaterThanOrEqual(3);
    expect(new Set(article.tags).size).toBe(article.tags.length);
  });

  it('the pregnancy guide gives the figures of the spec', () => {
    const guide = medicalArticles.find(({ id }) => id === 'pregnancy-nutrition-guide');
    expect(guide?.category).toBe('Maternity');
    const text = guide?.content.replace(/\s+/g, ' ');
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

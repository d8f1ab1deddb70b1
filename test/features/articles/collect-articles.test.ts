import { describe, expect, it } from 'vitest';
import type { Article } from '../../../src/models/article.ts';
import { collectArticles } from '../../../src/models/collect-articles.ts';
import { blogArticles, medicalArticles } from '../../support/articles.ts';

const [read] = blogArticles;
const [guide] = medicalArticles;
if (!read || !guide) throw new Error('no articles');

const ids = (articles: readonly Article[]) => articles.map(({ id }) => id);

describe("the lists of articles that a language's files give", () => {
  it('list short reads with the newest first', () => {
    const files = {
      a: { ...read, id: 'old', published: '2020-01-01' },
      b: { ...read, id: 'new', published: '2027-01-01' },
      c: { ...guide, id: 'guide' },
      d: { ...read, id: 'between', published: '2026-01-01' },
    };
    expect(ids(collectArticles(files).blogPost)).toEqual(['new', 'between', 'old']);
    expect(ids(collectArticles(files).medicalBlogPost)).toEqual(['guide']);
  });

  it('list guides by category, and the newest first in each', () => {
    const files = {
      a: { ...guide, id: 'mind', category: 'mental-health', published: '2027-01-01' },
      b: { ...guide, id: 'old', category: 'maternity', published: '2020-01-01' },
      c: { ...guide, id: 'new', category: 'maternity', published: '2021-01-01' },
    } as const;
    expect(ids(collectArticles(files).medicalBlogPost)).toEqual(['new', 'old', 'mind']);
  });
});

import { describe, expect, it } from 'vitest';
import { site } from '../../src/facts/site.ts';
import type { ArticleBlock } from '../../src/words/article.ts';
import { blockLines } from '../../tools/build/articles/article-context.ts';
import { blogArticles, medicalArticles, signsOf } from '../articles.ts';
import { href } from '../href.ts';
import { readingEase, sentencesIn } from './reading-ease.ts';

const longestSentence = 30;
const fairlyEasy = 70;
/** What somebody reads who is in a hurry, tired or afraid. */
const easier = 75;
const readInNeed = [
  '/blog/3',
  '/medical-blog/emergency-first-aid-tips',
  '/medical-blog/pregnancy-nutrition-guide',
];

/** The sentences that a reader reads: headings are left out, each item of a list is one or more. */
function proseOf(body: readonly ArticleBlock[]): string[] {
  return body
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(blockLines)
    .map((line) => line.replaceAll(site.phone, 'number'))
    .flatMap(sentencesIn);
}

const articles = [...blogArticles, ...medicalArticles].map((article) => ({
  address: href(article.route, article.id),
  excerpt: article.excerpt,
  urgentSigns: signsOf(article),
  prose: proseOf(article.body),
}));

describe('an article is written for a reader of twelve', () => {
  it.each(articles)('$address has no sentence over 30 words', ({ prose, excerpt, urgentSigns }) => {
    expect(prose.length).toBeGreaterThan(20);
    const all = [...prose, ...sentencesIn(excerpt), ...urgentSigns];
    expect(all.filter((sentence) => sentence.split(' ').length > longestSentence)).toEqual([]);
  });

  it.each(articles)('$address reads easily', ({ address, prose }) => {
    const least = readInNeed.includes(address) ? easier : fairlyEasy;
    expect(readingEase(prose)).toBeGreaterThanOrEqual(least);
  });
});

import { describe, expect, it } from 'vitest';
import { toParagraphs } from '../../src/components/article/article-body.tsx';
import { site } from '../../src/facts/site.ts';
import { blogArticles } from '../../src/words/en/blog.ts';
import { medicalArticles } from '../../src/words/en/medical-blog.ts';
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
function proseOf(paragraphs: readonly string[]): string[] {
  return paragraphs
    .filter((paragraph) => !/^\*\*[^*]+\*\*$/.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/\n(?=- |\d+\. )/))
    .map((line) =>
      line
        .replace(/^(?:- |\d+\. )/, '')
        .replaceAll('**', '')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(site.phone, 'number')
        .replace(/\s+/g, ' '),
    )
    .flatMap(sentencesIn);
}

const articles = [
  ...blogArticles.map(({ id, content, ...article }) => ({
    ...article,
    address: `/blog/${id}`,
    prose: proseOf(content),
  })),
  ...medicalArticles.map(({ id, content, ...article }) => ({
    ...article,
    address: `/medical-blog/${id}`,
    prose: proseOf(toParagraphs(content)),
  })),
];

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

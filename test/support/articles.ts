import type { Language } from '../../src/site/languages.ts';
import { type Article, inlineText } from '../../src/words/articles/article.ts';
import { articles } from '../../src/words/en/articles/articles.ts';
import { articles as swahiliArticles } from '../../src/words/sw/articles/articles.ts';
import { blockLines } from '../../tools/build/articles/article-context.ts';

/** The English articles of each blog, in the order of its list. */
export const { blogPost: blogArticles, medicalBlogPost: medicalArticles } = articles;

/** All articles by language, whether or not its pages are published. */
export const articlesByLanguage: Readonly<Record<Language, readonly Article[]>> = {
  en: Object.values(articles).flat(),
  sw: Object.values(swahiliArticles).flat(),
};

/** The text of each block of an article; the items of a list are lines of one block. */
export function paragraphsOf({ body }: Article): string[] {
  return body.map((block) => blockLines(block).join('\n'));
}

/** The urgent signs of an article, without their headings. */
export function signsOf({ urgentSigns }: Article): string[] {
  return urgentSigns.flatMap(({ signs }) => signs.map((sign) => sign.map(inlineText).join('')));
}

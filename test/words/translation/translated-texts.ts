import type { Language } from '../../../src/site/languages.ts';
import type { Article } from '../../../src/words/articles/article.ts';
import * as en from '../../../src/words/en/index.ts';
import { wordsIn } from '../../../src/words/words-by-locale.ts';
import type { WordModule } from '../../../src/words/words-of.ts';
import { paragraphsOf, signsOf } from '../../support/articles.ts';
import { textsInWords } from '../../support/texts-in-words.ts';

/** Every module of words; 'format' has no text of its own. */
export const modules = (Object.keys(en) as WordModule[]).filter((name) => name !== 'format');

/** Titles of works stay as published; keywords are what people type in each language. */
const ownToEachLanguage = /sources?\.|keywords\./i;

/** The texts of an article by their place, without runs of links and bold. */
function textsOfArticle(article: Article) {
  const { title, headTitle, excerpt, tags } = article;
  return { title, headTitle, excerpt, tags, signs: signsOf(article), body: paragraphsOf(article) };
}

/** The texts of a module by their path, with functions called for `day` (ISO 8601). */
export function textsOfModule(
  language: Language,
  name: WordModule,
  day: string,
): ReadonlyMap<string, string> {
  const words =
    name === 'articles'
      ? Object.values(wordsIn(language, name).articles).flat().map(textsOfArticle)
      : wordsIn(language, name);
  return new Map([...textsInWords(words, day)].filter(([place]) => !ownToEachLanguage.test(place)));
}

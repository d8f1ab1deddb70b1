import { expect, it } from 'vitest';
import { defaultLanguage, languageNames } from '../../../src/site/languages.ts';
import type { Article } from '../../../src/words/articles/article.ts';
import { articlesByLanguage, paragraphsOf, signsOf } from '../../support/articles.ts';
import { bareTimes } from '../clock-times.ts';
import { figuresIn } from './figures-in.ts';

const english = articlesByLanguage[defaultLanguage];

/** Each translated article with the English one. */
const twins = languageNames
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) =>
    articlesByLanguage[language].flatMap((article) => {
      const twin = english.find(({ route, id }) => route === article.route && id === article.id);
      return twin ? [{ name: `${language}/${article.id}`, article, twin }] : [];
    }),
  );

/** English number words; a translation may use figures instead. */
const numberWords = [
  ['one'],
  ['two', 'twice', 'both', 'second'],
  ['three', 'third'],
  ['four', 'fourth'],
  ...['five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word) => [word]),
];

/** The figures of a text; '46%' and '46 in 100' count as '46 kwa kila 100'. */
const plainFigures = (text: string) =>
  figuresIn(
    text
      .replace(/ (?:in|kwa kila) 100\b(?! g)/g, '')
      .replace(/\b(\d+) ([ap])m\b/g, (_, hour, half) => `${hour}:00 ${half.toUpperCase()}M`),
  );

/** The values without one of each value in `removed`. */
function without(values: readonly string[], removed: readonly string[]): string[] {
  const left = [...values];
  for (const value of removed) {
    const index = left.indexOf(value);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Figures that a translation lacks or adds; it may write a number word as a figure. */
function figureFaults(own: string, model: string): string[] {
  const words = model.toLowerCase().match(/[a-z]+/g) ?? [];
  const written = words.flatMap((word) => {
    const index = numberWords.findIndex((same) => same.includes(word));
    return index < 0 ? [] : [String(index + 1)];
  });
  const missing = without(plainFigures(model), plainFigures(own));
  const added = without(without(plainFigures(own), plainFigures(model)), written);
  return [
    ...missing.map((figure) => `lacks ${figure}`),
    ...added.map((figure) => `adds ${figure}`),
  ];
}

const linesOf = (article: Article) => [
  article.title,
  article.excerpt,
  ...signsOf(article),
  ...paragraphsOf(article),
];

/** What a translation shares with the English article. */
const sharedFields = ({ body, urgentSigns, ...article }: Article) => ({
  ...{ route: article.route, id: article.id, category: article.category },
  ...{ departments: article.departments, picture: article.picture, sources: article.sources },
  ...{ author: article.author, reviewed: article.reviewed },
  ...{ published: article.published, modified: article.modified },
  counts: [article.tags, article.keywords].map(({ length }) => length),
  signs: urgentSigns.map(({ heading, signs }) => [heading !== undefined, signs.length]),
  body: body.map((block) =>
    block.kind === 'list' ? [block.ordered, block.items.length] : block.kind,
  ),
});

it('translated articles are all those of the English blogs', () => {
  expect(english.length).toBeGreaterThan(10);
  expect(twins.map(({ twin }) => twin)).toEqual(english);
});

it('translated articles have the blocks, sources, author and days of the English ones', () => {
  for (const { name, article, twin } of twins)
    expect(sharedFields(article), name).toEqual(sharedFields(twin));
});

it('translated articles have the figures of the English ones in each block', () => {
  const faults = twins.flatMap(({ name, article, twin }) => {
    const models = linesOf(twin);
    return linesOf(article).flatMap((line, index) =>
      figureFaults(line, models[index] ?? '').map((fault) => `${name} ${fault}: ${line}`),
    );
  });
  expect(faults).toEqual([]);
});

it('translated articles leave no line in English', () => {
  const faults = twins.flatMap(({ name, article, twin }) => {
    const models = new Set(linesOf(twin));
    return linesOf(article)
      .filter((line) => models.has(line))
      .map((line) => `${name}: ${line}`);
  });
  expect(faults).toEqual([]);
});

it('translated articles have a part of the day at each Swahili clock time', () => {
  const lines = articlesByLanguage.sw.flatMap(linesOf);
  expect(lines.filter((line) => /\d:\d\d (?:asubuhi|mchana|usiku)/.test(line))).not.toEqual([]);
  expect(lines.flatMap(bareTimes)).toEqual([]);
});

import { expect, it } from 'vitest';
import { personKeys } from '../../../src/facts/people/people.ts';
import type { ArticleContext } from '../../../tools/build/articles/article-context.ts';
import { compileArticle } from '../../../tools/build/articles/compile-article.ts';

const burns = { publisher: 'P', title: 'T', year: 2023, url: 'https://example.com/' } as const;
const fits = { publisher: 'P', title: 'U', year: 2024, url: 'https://example.com/u' } as const;

const context: ArticleContext = {
  facts: { 'hospital.phone': '0700', 'fever.baby': '38 °C or more' },
  parts: {
    'first-aid': (name) =>
      name === 'burns' ? [{ kind: 'list', ordered: true, items: [['Cool it']] }] : undefined,
    signs: () => [{ kind: 'list', ordered: false, items: [['A fit'], ['Blue lips']] }],
  },
  sources: { burns: [burns], all: [burns, fits] },
  paths: new Set(['/contact']),
};

const excerpt = 'What to do in the minutes before help comes, in short numbered steps for all.';

const [author = ''] = personKeys;

function file(body: string, changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    title: 'First aid',
    headTitle: 'First aid',
    excerpt,
    keywords: '[first aid]',
    category: 'emergency-care',
    tags: '[burns]',
    picture: 'first-aid',
    author,
    reviewed: 'null',
    published: '2026-06-09',
    modified: '2026-11-22',
    minutes: '1',
    sources: '[burns]',
    urgentSigns: '["Hot: :fact[fever.baby]"]',
    departments: '[emergency]',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

const path = 'articles/medical-blog/first-aid.md';
const compile = (text: string, at = path) => compileArticle(at, text, context);

it.each([
  ["first-aid.md:1: the file must begin with '---'", 'Text'],
  [/first-aid\.md:2: Missing closing "quote$/, file('x', { title: '"open' })],
  ["autor is not a field here (did you mean 'author'?)", file('x', { autor: 'a' })],
  [
    `must be a person in people.json: choose another if they have left (did you mean '${author}'?)`,
    file('x', { author: `${author}s` }),
  ],
  ['first-aid.md:2: category is missing', file('x').replace(/^category: .*\n/m, '')],
  ["12: modified must not be before 'published'", file('x', { modified: '2026-01-01' })],
  ['4: excerpt must be 70 to 160 characters', file('x', { excerpt: 'Too short.' })],
  ['13: minutes: 1 words take about 1', file('x', { minutes: '9' })],
  ["18: no fact is called 'constructor'", file(':fact[constructor]')],
  ["no page has the address '/contct' (did you mean '/contact'?)", file('[x](/contct)')],
])('a wrong article fails the build with file, line and what to do: %s', (message, text) => {
  expect(() => compile(text)).toThrow(message);
});

it.each([
  ['articles/news/7.md', "articles/news/7.md:1: no blog has the folder 'news'"],
  ['articles/blog/My Text.md', "1: 'My Text' cannot be an address"],
])('a wrong article fails the build at %s, which says %s', (at, message) => {
  expect(() => compile(file('x'), at)).toThrow(message);
});

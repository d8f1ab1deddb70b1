import { describe, expect, it } from 'vitest';
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

function file(body: string, changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    title: 'First aid',
    headTitle: 'First aid',
    excerpt,
    keywords: '[first aid]',
    category: 'emergency-care',
    tags: '[burns]',
    picture: 'first-aid',
    author: 'emergency',
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

describe("an article's Markdown file", () => {
  it('gives its head, its sources and its blocks', () => {
    const article = compile(
      file(
        '## Before you touch\n\nCall :fact[hospital.phone], **now**, or [write](/contact#form).\n\n- one\n- two\n\n::first-aid[burns]\n',
      ),
    );
    expect(article).toMatchObject({ route: 'medicalBlogPost', id: 'first-aid', sources: [burns] });
    expect(article.urgentSigns).toEqual([{ signs: [['Hot: 38 °C or more']] }]);
    expect(article.minutes).toBe(1);
    expect(article.body).toEqual([
      { kind: 'heading', id: 'before-you-touch', text: 'Before you touch' },
      {
        kind: 'paragraph',
        children: [
          'Call 0700, ',
          { kind: 'strong', children: ['now'] },
          ', or ',
          { kind: 'link', href: '/contact#form', children: ['write'] },
          '.',
        ],
      },
      { kind: 'list', ordered: false, items: [['one'], ['two']] },
      { kind: 'list', ordered: true, items: [['Cool it']] },
    ]);
  });

  it('names a fact in a heading, and each work once', () => {
    const article = compile(file('## Call :fact[hospital.phone]', { sources: '[burns, all]' }));
    expect(article.body).toEqual([{ kind: 'heading', id: 'call-0700', text: 'Call 0700' }]);
    expect(article.sources).toEqual([burns, fits]);
  });

  it('parts its urgent signs by whose they are, takes whole lists, and keeps links', () => {
    const urgentSigns =
      '["**In you**", "::signs[all]", "**In your baby**", "[Cold](/contact#form)"]';
    expect(compile(file('x', { urgentSigns })).urgentSigns).toEqual([
      { heading: 'In you', signs: [['A fit'], ['Blue lips']] },
      {
        heading: 'In your baby',
        signs: [[{ kind: 'link', href: '/contact#form', children: ['Cold'] }]],
      },
    ]);
  });
});

describe('a mistake in the file fails the build with file, line and remedy', () => {
  it.each([
    ['no front matter', 'Text', "first-aid.md:1: the file must begin with '---'"],
    ['broken YAML', file('x', { title: '"open' }), /first-aid\.md:2: Missing closing "quote$/],
    [
      'an unknown field',
      file('x', { autor: 'emergency' }),
      "autor is not a field here (did you mean 'author'?)",
    ],
    ['a missing field', file('x', { author: '' }), 'first-aid.md:9: author must be a known name'],
    [
      'an unknown person',
      file('x', { author: 'emergncy' }),
      "first-aid.md:9: author must be a known name (did you mean 'emergency'?)",
    ],
    [
      'a field that is left out',
      file('x').replace(/^category: .*\n/m, ''),
      'first-aid.md:2: category is missing',
    ],
    [
      'a change before the first day',
      file('x', { modified: '2026-01-01' }),
      "12: modified must not be before 'published'",
    ],
    [
      'a short excerpt',
      file('x', { excerpt: 'Too short.' }),
      '4: excerpt must be 70 to 160 characters',
    ],
    ['a reading time by guess', file('x', { minutes: '9' }), '13: minutes: 1 words take about 1'],
    [
      'a heading among the signs',
      file('x', { urgentSigns: '["## A"]' }),
      '15: urgentSigns: a sign',
    ],
    ['what every object has', file(':fact[constructor]'), "18: no fact is called 'constructor'"],
    [
      'an unknown source',
      file('x', { sources: '[burn]' }),
      "sources.0 must be a known name (did you mean 'burns'?)",
    ],
    ['a box', file(':::alarm[Heading]\nText\n:::'), "18: 'containerDirective' is not for articles"],
    ['a picture', file('![x](/x.png)'), "18: 'image' is not for articles"],
    ['a small heading', file('### A'), "18: 'heading' is not for articles; headings are written"],
    ['a list in a list', file('- a\n  - b'), '18: an item of a list is one paragraph'],
    ['an unknown part', file('::first-ad[burns]'), "no part is called 'first-ad' (did you mean"],
    ['what a part lacks', file('::signs[all]\n\n::first-aid[x]'), '20: the part'],
    ['two headings alike', file('## A\n\n## A'), "18: two headings give the id 'a'"],
    ["another site's page", file('[x](https://example.com/)'), "name works in 'sources'"],
    [
      'a dead link',
      file('[x](/contct)'),
      "18: no page has the address '/contct' (did you mean '/contact'?)",
    ],
  ])('%s', (_, text, message) => {
    expect(() => compile(text)).toThrow(message);
  });

  it.each([
    [
      'a folder of no blog',
      'articles/news/7.md',
      "articles/news/7.md:1: no blog has the folder 'news'",
    ],
    ['a name that is no address', 'articles/blog/My Text.md', "1: 'My Text' cannot be an address"],
  ])('%s', (_, at, message) => {
    expect(() => compile(file('x'), at)).toThrow(message);
  });
});

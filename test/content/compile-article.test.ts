import { describe, expect, it } from 'vitest';
import type { ArticleContext } from '../../tools/build/articles/article-context.ts';
import { compileArticle } from '../../tools/build/articles/compile-article.ts';

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
  pictures: ['first-aid'],
  people: ['emergency'],
  departments: ['emergency', 'pediatrics'],
  blogs: {
    blog: { route: 'blogPost', categories: ['health-tips'] },
    'medical-blog': { route: 'medicalBlogPost', categories: ['emergency-care'] },
  },
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

  it('draws an alarm box with its heading', () => {
    const [box] = compile(
      file(':::alarm[A tooth knocked out]\n1. Hold it by the white part.\n:::'),
    ).body;
    expect(box).toEqual({
      kind: 'alarm',
      id: 'a-tooth-knocked-out',
      heading: 'A tooth knocked out',
      blocks: [{ kind: 'list', ordered: true, items: [['Hold it by the white part.']] }],
    });
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

  it('stands in the blog of its folder, under the name of its file', () => {
    const text = file('x', {
      category: 'health-tips',
      reviewed: '{ by: emergency, on: 2026-11-22 }',
    });
    expect(compile(text, 'articles/blog/7.md')).toMatchObject({
      route: 'blogPost',
      id: '7',
      category: 'health-tips',
      reviewed: { by: 'emergency', on: '2026-11-22' },
    });
  });

  it('leaves times and ratios as they are written', () => {
    const [paragraph] = compile(file('Open 16:00-20:00, a ratio of 30:2.')).body;
    expect(paragraph).toEqual({
      kind: 'paragraph',
      children: ['Open 16:00-20:00, a ratio of 30:2.'],
    });
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
      'an unknown department',
      file('x', { departments: '[emergency, pediatric]' }),
      "first-aid.md:16: departments.1 must be a known name (did you mean 'pediatrics'?)",
    ],
    ['no department', file('x', { departments: '[]' }), '16: departments must be a list'],
    [
      'an unknown picture',
      file('x', { picture: 'nothing' }),
      'picture must be a known name (known: first-aid)',
    ],
    [
      'a field that is left out',
      file('x').replace(/^category: .*\n/m, ''),
      'first-aid.md:2: category is missing',
    ],
    [
      'a category of the other blog',
      file('x', { category: 'health-tips' }),
      'first-aid.md:6: category must be a known name (known: emergency-care)',
    ],
    [
      'an unknown category',
      file('x', { category: 'emergency' }),
      "6: category must be a known name (did you mean 'emergency-care'?)",
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
      'a reading time in words',
      file('x', { minutes: 'few' }),
      '13: minutes must be a whole number of minutes',
    ],
    ['an item with a colon', file('x', { tags: '\n  - Hot: 38' }), 'tags.0 must be one text'],
    ['no urgent sign', file('x', { urgentSigns: '[]' }), '15: urgentSigns must be a list'],
    [
      'a heading among the signs',
      file('x', { urgentSigns: '["## A"]' }),
      '15: urgentSigns: a sign',
    ],
    [
      'a link to another site',
      file('[x](https://example.com/)'),
      "18: 'https://example.com/' is no",
    ],
    ['an unknown directive', file('Call :phone[now].'), "18: ':phone[...]' is not for articles"],
    ['an unknown box', file(':::warning[A]\nx\n:::'), "18: the one box is ':::alarm[Heading]'"],
    ['a box without heading', file(':::alarm\nx\n:::'), '18: an alarm box needs a heading'],
    ['what every object has', file(':fact[constructor]'), "18: no fact is called 'constructor'"],
    [
      'an impossible day',
      file('x', { modified: '2026-02-31' }),
      '12: modified must be a day, such as',
    ],
    [
      'a long title for the tab',
      file('x', { headTitle: 'a'.repeat(29) }),
      'headTitle must be 1 to 28 characters',
    ],
    [
      'an unknown source',
      file('x', { sources: '[burn]' }),
      "sources.0 must be a known name (did you mean 'burns'?)",
    ],
    [
      'a review without a day',
      file('x', { reviewed: '{ by: emergency }' }),
      'reviewed must be null, or',
    ],
    [
      'an unknown fact',
      file('\n:fact[fever.bay]'),
      "19: no fact is called 'fever.bay' (did you mean 'fever.baby'?)",
    ],
    ['an unknown sign', file('x', { urgentSigns: '[":fact[no]"]' }), "15: no fact is called 'no'"],
    ['an unknown part', file('::first-ad[burns]'), "18: no part is called 'first-ad'"],
    [
      'an unknown argument',
      file('::first-aid[fire]'),
      "18: the part 'first-aid' does not know 'fire'",
    ],
    [
      'a dead link',
      file('[x](/contct)'),
      "18: no page has the address '/contct' (did you mean '/contact'?)",
    ],
    ['a heading of another rank', file('# Big'), "18: headings are written with '## '"],
    ['raw HTML', file('<b>x</b>'), '18: '],
    ['a picture by hand', file('![x](/y.png)'), "18: 'image' is not for articles"],
    ['two headings of one name', file('## A\n\nx\n\n## A\n'), "two headings give the id 'a'"],
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

import { describe, expect, it } from 'vitest';
import type { ArticleContext } from '../../tools/build/articles/article-context.ts';
import { compileArticle } from '../../tools/build/articles/compile-article.ts';

const context: ArticleContext = {
  facts: { 'hospital.phone': '0700', 'fever.baby': '38 °C or more' },
  components: {
    'first-aid': (name) =>
      name === 'burns' ? [{ kind: 'list', ordered: true, items: [['Cool it']] }] : undefined,
  },
  sources: { burns: { publisher: 'P', title: 'T', year: 2023, url: 'https://example.com/' } },
  pictures: new Set(['first-aid']),
  people: new Set(['emergency']),
  categories: { blog: ['Health Tips'], medicalBlog: ['Emergency Care'] },
  paths: new Set(['/contact']),
};

const excerpt = 'What to do in the minutes before help comes, in short numbered steps for all.';

function file(body: string, changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    blog: 'medicalBlog',
    id: 'first-aid',
    title: 'First aid',
    headTitle: 'First aid',
    excerpt,
    keywords: '[first aid]',
    category: 'Emergency Care',
    tags: '[burns]',
    picture: 'first-aid',
    author: 'emergency',
    reviewed: 'null',
    published: '2026-06-09',
    modified: '2026-11-22',
    sources: '[burns]',
    urgentSigns: '["Hot: :fact[fever.baby]"]',
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

const compile = (text: string) => compileArticle('first-aid.md', text, context);

describe("an article's Markdown file", () => {
  it('gives its head, its sources and its blocks', () => {
    const article = compile(
      file(
        '## Before you touch\n\nCall :fact[hospital.phone], **now**, or [write](/contact#form).\n\n- one\n- two\n\n::first-aid[burns]\n',
      ),
    );
    expect(article.sources).toEqual([context.sources.burns]);
    expect(article.urgentSigns).toEqual(['Hot: 38 °C or more']);
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
    expect(box).toMatchObject({ kind: 'alarm', id: 'a-tooth-knocked-out' });
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
    ['broken YAML', file('x', { title: '"open' }), /^first-aid\.md:\d+: /],
    ['an unknown field', file('x', { autor: 'emergency' }), 'autor: is no field'],
    ['a missing field', file('x', { author: '' }), 'first-aid.md:11: author: is missing'],
    [
      'an unknown person',
      file('x', { author: 'emergncy' }),
      "first-aid.md:11: author: 'emergncy' is not known (did you mean 'emergency'?)",
    ],
    ['an unknown picture', file('x', { picture: 'nothing' }), "picture: 'nothing' is not known"],
    ['a category of the other blog', file('x', { category: 'Health Tips' }), 'category:'],
    ['an impossible day', file('x', { modified: '2026-02-31' }), "'2026-02-31' is no day"],
    ['a long title for the tab', file('x', { headTitle: 'a'.repeat(29) }), 'has 29 characters'],
    ['an unknown source', file('x', { sources: '[burn]' }), "sources: 'burn' is not known"],
    ['a review without a day', file('x', { reviewed: '{ by: emergency }' }), 'reviewed: write'],
    ['an unknown fact', file('\n:fact[fever.bay]'), "19: no fact is called 'fever.bay'"],
    ['an unknown sign', file('x', { urgentSigns: '[":fact[no]"]' }), "16: no fact is called 'no'"],
    ['an unknown part', file('::first-ad[burns]'), "18: no part is called 'first-ad'"],
    ['an unknown argument', file('::first-aid[fire]'), "first-aid does not know 'fire'"],
    ['a dead link', file('[x](/contct)'), "18: no page has the address '/contct'"],
    ['a heading of another rank', file('# Big'), "18: headings are written with '## '"],
    ['raw HTML', file('<b>x</b>'), '18: '],
    ['a picture by hand', file('![x](/y.png)'), "18: 'image' is not for articles"],
    ['two headings of one name', file('## A\n\nx\n\n## A\n'), "two headings give the id 'a'"],
  ])('%s', (_, text, message) => {
    expect(() => compile(text)).toThrow(message);
  });
});

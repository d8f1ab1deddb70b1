import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isCalendarDay } from '../../../src/facts/days.ts';
import type { Article } from '../../../src/words/article.ts';
import { type ArticleContext, hint } from './article-context.ts';
import { ArticleError } from './article-error.ts';
import { type Fail, openFields } from './yaml-fields.ts';

/** One urgent sign as it is written, and where. */
export interface SignText {
  text: string;
  line: number;
}

/** The lines between the two `---` at a file's head, the rest, and on which line the rest begins. */
export function splitFrontMatter(file: string, text: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text);
  if (!match) {
    throw new ArticleError(file, 1, "the file must begin with '---', its front matter and '---'");
  }
  const [head, yaml = ''] = match;
  return { yaml, body: text.slice(head.length), bodyLine: head.split('\n').length };
}

/** Reads an article's front matter field by field; each mistake names its line and its remedy. */
export function readFrontMatter(
  file: string,
  yaml: string,
  categories: readonly string[],
  context: ArticleContext,
) {
  const { node, lineOf, ...opened } = openFields(file, yaml);
  // named with its type, so that the compiler knows what holds after it
  const fail: Fail = opened.fail;

  function text(name: string): string {
    const found = node(name);
    if (!isScalar(found) || found.value === null || String(found.value).trim() === '')
      fail(name, 'is missing or no text');
    return String(found.value).trim();
  }
  function items(name: string): SignText[] {
    const list = node(name);
    if (!isSeq(list) || list.items.length === 0) fail(name, "needs a list, one '- text' a line");
    return list.items.map((item) => {
      if (!isScalar(item) || typeof item.value !== 'string')
        fail(name, "an item is one text; put it in '...' where it holds ': '", item as Node);
      return { text: item.value, line: lineOf(name, item) };
    });
  }
  const texts = (name: string) => items(name).map((item) => item.text);
  function known<Known extends string>(name: string, names: Iterable<string>): Known {
    const value = text(name);
    const all = [...names];
    if (!all.includes(value)) fail(name, `'${value}' is not known${hint(value, all)}`);
    return value as Known;
  }
  function departments(): Article['departments'] {
    return items('departments').map(({ text: name, line }) => {
      if (context.departments.has(name)) return name as Article['departments'][number];
      const near = hint(name, context.departments);
      throw new ArticleError(file, line, `departments: '${name}' is not known${near}`);
    });
  }
  function day(name: string): string {
    const value = text(name);
    if (!isCalendarDay(value)) fail(name, `'${value}' is no day; write it as 2026-11-22`);
    return value;
  }
  function between(name: string, least: number, most: number): string {
    const value = text(name);
    if (value.length < least || value.length > most)
      fail(name, `has ${value.length} characters; write ${least} to ${most}`);
    return value;
  }
  function minutes(): number {
    const value = Number(text('minutes'));
    if (!Number.isInteger(value) || value < 1) fail('minutes', 'write a whole number of minutes');
    return value;
  }
  function modified(published: string): string {
    const value = day('modified');
    if (value < published) fail('modified', `${value} lies before 'published'`);
    return value;
  }
  function reviewed(): Article['reviewed'] {
    const found = node('reviewed');
    if (isScalar(found) && found.value === null) return null;
    const by = isMap(found) ? String(found.get('by')) : '';
    const on = isMap(found) ? String(found.get('on')) : '';
    if (!context.people.has(by) || !isCalendarDay(on))
      fail('reviewed', "write 'null', or 'by:' with a person's key and 'on:' with a day");
    return { by: by as Article['author'], on };
  }
  function sources(): Article['sources'] {
    const works = items('sources').flatMap(({ text: name, line }) => {
      const found = Object.hasOwn(context.sources, name) ? context.sources[name] : undefined;
      if (found) return found;
      const near = hint(name, Object.keys(context.sources));
      throw new ArticleError(file, line, `sources: '${name}' is not known${near}`);
    });
    return [...new Map(works.map((work) => [work.url, work])).values()];
  }

  const published = day('published');
  const head = {
    title: text('title'),
    headTitle: between('headTitle', 1, 28),
    excerpt: between('excerpt', 70, 160),
    keywords: texts('keywords'),
    category: known<Article['category']>('category', categories),
    departments: departments(),
    tags: node('tags') ? texts('tags') : [],
    picture: known<Article['picture']>('picture', context.pictures),
    author: known<Article['author']>('author', context.people),
    reviewed: reviewed(),
    published,
    modified: modified(published),
    minutes: minutes(),
    sources: sources(),
  };
  return { head, signs: items('urgentSigns'), lineOf };
}

import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import type { BlogName } from '../../../src/words/article.ts';
import { type ArticleContext, hint } from './article-context.ts';
import { ArticleError } from './article-error.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

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
export function readFrontMatter(file: string, yaml: string, context: ArticleContext) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' });
  // the first line of the file is the opening '---'
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken)
    throw new ArticleError(file, lineAt(broken.pos[0]), broken.message.split('\n')[0] ?? '');
  const map = document.contents;
  if (!isMap(map)) throw new ArticleError(file, 2, "write one 'name: value' a line");

  const values = map.toJSON() as Readonly<Record<string, unknown>>;

  function node(name: string): Node | undefined {
    return isMap(map) ? (map.get(name, true) as Node | undefined) : undefined;
  }
  function fail(name: string, problem: string): never {
    throw new ArticleError(file, lineAt(node(name)?.range?.[0] ?? 0), `${name}: ${problem}`);
  }
  function text(name: string): string {
    const found = node(name);
    if (!isScalar(found) || found.value === null || String(found.value).trim() === '')
      fail(name, 'is missing or no text');
    return String(found.value);
  }
  function texts(name: string): string[] {
    const value = values[name];
    if (!Array.isArray(value) || value.length === 0)
      fail(name, "needs a list, one '- text' a line");
    return value.map(String);
  }
  function oneOf(name: string, known: Iterable<string>): string {
    const value = text(name);
    const names = [...known];
    if (!names.includes(value)) fail(name, `'${value}' is not known${hint(value, names)}`);
    return value;
  }
  function day(name: string): string {
    const value = text(name);
    const date = new Date(`${value}T00:00:00Z`);
    if (
      !isoDay.test(value) ||
      Number.isNaN(date.getTime()) ||
      !date.toISOString().startsWith(value)
    )
      fail(name, `'${value}' is no day; write it as 2026-11-22`);
    return value;
  }
  function between(name: string, least: number, most: number): string {
    const value = text(name);
    if (value.length < least || value.length > most)
      fail(name, `has ${value.length} characters; write ${least} to ${most}`);
    return value;
  }
  function reviewed() {
    const value = values.reviewed;
    if (value === null) return null;
    const { by, on } = (value ?? {}) as { by?: unknown; on?: unknown };
    if (typeof by !== 'string' || !context.people.has(by) || !isoDay.test(String(on)))
      fail('reviewed', "write 'null', or 'by:' with a person's key and 'on:' with a day");
    return { by, on: String(on) };
  }

  const known = [
    ...['blog', 'id', 'title', 'headTitle', 'excerpt', 'keywords', 'category', 'tags', 'picture'],
    ...['author', 'reviewed', 'published', 'modified', 'sources', 'urgentSigns'],
  ];
  for (const name of Object.keys(values))
    if (!known.includes(name)) fail(name, `is no field of an article${hint(name, known)}`);

  const blog = oneOf('blog', Object.keys(context.categories)) as BlogName;
  return {
    blog,
    id: text('id'),
    title: text('title'),
    headTitle: between('headTitle', 1, 28),
    excerpt: between('excerpt', 70, 160),
    keywords: texts('keywords'),
    category: oneOf('category', context.categories[blog] ?? []),
    tags: node('tags') ? texts('tags') : [],
    picture: oneOf('picture', context.pictures),
    author: oneOf('author', context.people),
    reviewed: reviewed(),
    published: day('published'),
    modified: day('modified'),
    sources: texts('sources').map((key) => {
      const source = context.sources[key];
      if (!source)
        fail('sources', `'${key}' is not known${hint(key, Object.keys(context.sources))}`);
      return source;
    }),
    urgentSigns: texts('urgentSigns'),
    /** Where the signs stand, for what is found wrong inside them. */
    urgentSignsLine: lineAt(node('urgentSigns')?.range?.[0] ?? 0),
  };
}

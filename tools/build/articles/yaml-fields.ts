import { isMap, LineCounter, type Node, parseDocument } from 'yaml';
import { hint } from './article-context.ts';
import { ArticleError } from './article-error.ts';

const fields = [
  ...['title', 'headTitle', 'excerpt', 'category', 'departments', 'author', 'reviewed'],
  ...['published', 'modified', 'minutes', 'picture', 'tags', 'keywords', 'sources', 'urgentSigns'],
];

/** Throws what is wrong with a field, at the line of `at` or else of its value. */
export type Fail = (name: string, problem: string, at?: Node) => never;

/** Parses the YAML and answers questions about its fields; each mistake names its line. */
export function openFields(file: string, yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' });
  // the first line of the file is the opening '---'
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken) {
    // its own line counts from the front matter's beginning
    const problem = broken.message.replace(/ at line \d+[\s\S]*$/, '');
    throw new ArticleError(file, lineAt(broken.pos[0]), problem);
  }
  const map = document.contents;
  if (!isMap(map)) throw new ArticleError(file, 2, "write one 'name: value' a line");

  const node = (name: string) => map.get(name, true) as Node | undefined;
  const lineOf = (name: string, at = node(name)) => lineAt(at?.range?.[0] ?? 0);
  function fail(name: string, problem: string, at?: Node): never {
    throw new ArticleError(file, lineOf(name, at ?? node(name)), `${name}: ${problem}`);
  }
  for (const { key } of map.items) {
    const name = String(key);
    if (!fields.includes(name))
      fail(name, `is no field of an article${hint(name, fields)}`, key as Node);
  }
  return { node, lineOf, fail };
}

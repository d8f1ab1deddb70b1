import Type, { type Static, type TSchema } from 'typebox';
import { LineCounter, parseDocument } from 'yaml';
import { day } from '../../../src/facts/schemas/fields.ts';
import type { Article } from '../../../src/words/article.ts';
import { findSchemaFaults } from '../edited-files/schema-faults.ts';
import { type ArticleContext, failAt } from './article-context.ts';

const text = Type.String({ pattern: '\\S', description: 'a text' });
const between = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, description: `${minLength} to ${maxLength} characters` });
const list = <Item extends TSchema>(items: Item) =>
  Type.Array(items, { minItems: 1, description: "a list, one '- text' a line" });
const item = Type.String({ description: "one text; put it in '...' where it contains ': '" });
/** One of some names, which the types know as `Name`. */
const oneOf = <Name extends string>(names: readonly string[]) =>
  Type.Unsafe<Name>({ enum: names, description: 'a known name' });

/** The fields of an article; any other field is a mistake. */
function fieldsOf(categories: readonly string[], context: ArticleContext) {
  const person = oneOf<Article['author']>(context.people);
  return Type.Object(
    {
      title: text,
      headTitle: between(1, 28),
      excerpt: between(70, 160),
      keywords: list(item),
      category: oneOf<Article['category']>(categories),
      departments: list(oneOf<Article['departments'][number]>(context.departments)),
      tags: Type.Optional(list(item)),
      picture: oneOf<Article['picture']>(context.pictures),
      author: person,
      reviewed: Type.Union([Type.Null(), Type.Object({ by: person, on: day })], {
        description: "null, or 'by:' with a person's key and 'on:' with a day",
      }),
      published: day,
      modified: day,
      minutes: Type.Integer({ minimum: 1, description: 'a whole number of minutes' }),
      sources: list(oneOf(Object.keys(context.sources))),
      urgentSigns: list(item),
    },
    { additionalProperties: false },
  );
}

/** Parses the YAML of a front matter that begins on line 2; `lineOf` returns the line of a value. */
function parseYaml(file: string, yaml: string) {
  const lines = new LineCounter();
  // the core schema reads days as text
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core' });
  const lineAt = (offset = 0) => lines.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken) {
    failAt(file, lineAt(broken.pos[0]), broken.message.replace(/ at line \d+[\s\S]*$/, ''));
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    const node = document.getIn(path, true) as { range?: [number] } | undefined;
    if (node?.range || path.length === 0) return lineAt(node?.range?.[0]);
    return lineOf(path.slice(0, -1));
  };
  return { content: document.toJS() as unknown, lineOf };
}

/**
 * Reads the front matter of an article's file. Throws an error with file, line and remedy for the
 * first field that is wrong.
 */
export function readFrontMatter(
  file: string,
  yaml: string,
  categories: readonly string[],
  context: ArticleContext,
) {
  const schema = fieldsOf(categories, context);
  const { content, lineOf } = parseYaml(file, yaml);
  const [fault] = findSchemaFaults(content, schema);
  if (fault) failAt(file, lineOf(fault.path), `${fault.path.join('.')} ${fault.problem}`);
  const { urgentSigns, sources, tags = [], ...head } = content as Static<typeof schema>;
  if (head.modified < head.published)
    failAt(file, lineOf(['modified']), "modified must not be before 'published'");
  const works = sources.flatMap((name) => context.sources[name] ?? []);
  return {
    head: { ...head, tags, sources: [...new Map(works.map((work) => [work.url, work])).values()] },
    signs: urgentSigns.map((sign, index) => ({ text: sign, line: lineOf(['urgentSigns', index]) })),
    lineOf: (field: keyof typeof head) => lineOf([field]),
  };
}

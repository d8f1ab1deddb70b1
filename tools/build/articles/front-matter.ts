import Type, { type Static, type TSchema } from 'typebox';
import { day } from '../../../src/facts/schemas/fields.ts';
import type { Article } from '../../../src/models/article.ts';
import { parseYaml } from '../edited-files/json-text.ts';
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
  // the front matter begins on line 2
  const { document, lineAt, lineOf } = parseYaml(`\n${yaml}`);
  const [broken] = document.errors;
  if (broken)
    failAt(file, lineAt(broken.pos[0]), broken.message.replace(/ at line \d+[\s\S]*$/, ''));
  const content: unknown = document.toJS();
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

import Type, { type Static, type TSchema } from 'typebox';
import { articleCategories } from '../../../src/facts/media/article-categories.ts';
import { pictureNames } from '../../../src/facts/media/picture-names.ts';
import type { PersonKey } from '../../../src/facts/people/people.ts';
import { day, fields, text } from '../../../src/facts/schemas/fields.ts';
import { type EntryRouteName, serviceRouteNames } from '../../../src/site/routes.ts';
import { parseYaml } from '../edited-files/json-text.ts';
import { findSchemaFaults } from '../edited-files/schema-faults.ts';
import { readPersonKeys } from '../person-keys.ts';
import { failAt } from './article-context.ts';

const between = (minLength: number, maxLength: number) =>
  Type.String({ minLength, maxLength, description: `${minLength} to ${maxLength} characters` });
const oneOf = <Name extends string>(names: readonly Name[]) =>
  Type.Enum([...names], { description: 'a known name' });
const list = <Item extends TSchema>(items: Item) =>
  Type.Array(items, { minItems: 1, description: "a list, one '- text' a line" });
const item = Type.String({ description: "one text; put it in '...' where it contains ': '" });

/** Reads the front matter of an article. Throws with file, line and remedy on a wrong field. */
export function readHead(file: string, yaml: string, route: EntryRouteName, sources: string[]) {
  const person = oneOf(readPersonKeys() as PersonKey[]);
  const schema = fields({
    title: text,
    headTitle: between(1, 28),
    excerpt: between(70, 160),
    keywords: list(item),
    category: oneOf(articleCategories[route]),
    departments: list(oneOf(serviceRouteNames)),
    tags: Type.Optional(list(item)),
    picture: oneOf(pictureNames),
    author: person,
    reviewed: Type.Union([Type.Null(), Type.Object({ by: person, on: day })], {
      description: "null, or 'by:' with a person's key and 'on:' with a day",
    }),
    published: day,
    modified: day,
    minutes: Type.Integer({ minimum: 1, description: 'a whole number of minutes' }),
    sources: list(oneOf(sources)),
    urgentSigns: list(item),
  });
  // the front matter begins on line 2
  const { document, lineAt, lineOf } = parseYaml(`\n${yaml}`);
  const [broken] = document.errors;
  if (broken) failAt(file, lineAt(broken.pos[0]), broken.message);
  const head: unknown = document.toJS();
  const [fault] = findSchemaFaults(head, schema);
  if (fault) failAt(file, lineOf(fault.path), `${fault.path.join('.')} ${fault.problem}`);
  return { head: head as Static<typeof schema>, lineOf };
}

import Type, { type Static, type TSchema } from 'typebox';
import { articleCategories } from '../../../src/facts/media/article-categories.ts';
import { pictureNames } from '../../../src/facts/media/picture-names.ts';
import type { PersonKey } from '../../../src/facts/people/people.ts';
import { day, fields, text } from '../../../src/facts/schemas/fields.ts';
import { type EntryRouteName, everyDepartment } from '../../../src/site/routes.ts';
import { parseYaml } from '../edited-files/json-text.ts';
import { findSchemaFaults } from '../edited-files/schema-faults.ts';
import { readPersonKeys } from '../person-keys.ts';
import { failAt } from './article-context.ts';

const between = (title: string, minLength: number, maxLength: number) =>
  Type.String({
    ...{ title, minLength, maxLength },
    description: `${minLength} to ${maxLength} characters`,
  });
const oneOf = <Name extends string>(
  title: string,
  names: readonly Name[],
  description = 'a known name',
) => Type.Enum([...names], { title, description });
const inPeople = 'a person in people.json: choose another if they have left';
const list = <Item extends TSchema>(title: string, items: Item) =>
  Type.Array(items, { title, minItems: 1, description: "a list, one '- text' a line" });
const item = Type.String({ description: "one text; put it in '...' where it contains ': '" });

/** Returns the schema of the front matter of a blog's articles, which may name these sources. */
export function headSchema(route: EntryRouteName, sources: readonly string[]) {
  const people = readPersonKeys() as PersonKey[];
  return fields({
    title: { ...text, title: 'Heading' },
    headTitle: between('Title in search results', 1, 28),
    excerpt: between('Summary', 70, 160),
    category: oneOf('Category', articleCategories[route]),
    departments: list('Departments', oneOf('Department', everyDepartment)),
    author: oneOf('Author', people, inPeople),
    reviewed: Type.Union(
      [
        Type.Null(),
        Type.Object({
          by: oneOf('Reviewed by', people, inPeople),
          on: { ...day, title: 'Reviewed on' },
        }),
      ],
      {
        title: 'Review by a clinician',
        description: "null, or 'by:' with a person's key and 'on:' with a day",
      },
    ),
    published: { ...day, title: 'Published on' },
    modified: { ...day, title: 'Last changed on' },
    minutes: Type.Integer({
      minimum: 1,
      title: 'Minutes to read',
      description: 'a whole number of minutes',
    }),
    picture: oneOf('Picture', pictureNames),
    tags: Type.Optional(list('Tags', item)),
    keywords: list('What people search for', item),
    sources: list('Sources', oneOf('Source', sources)),
    unsaved: Type.Optional(
      Type.Literal(true, {
        title: 'Never save it on phones',
        description: 'true where the next person who uses the phone must not see that it was read',
      }),
    ),
    urgentSigns: list('Come immediately if', item),
  });
}

/** Reads the front matter of an article. Throws with file, line and remedy on a wrong field. */
export function readHead(file: string, yaml: string, route: EntryRouteName, sources: string[]) {
  const schema = headSchema(route, sources);
  // the front matter begins on line 2
  const { document, lineAt, lineOf } = parseYaml(`\n${yaml}`);
  const [broken] = document.errors;
  if (broken) failAt(file, lineAt(broken.pos[0]), broken.message);
  const head: unknown = document.toJS();
  const [fault] = findSchemaFaults(head, schema);
  if (fault) failAt(file, lineOf(fault.path), `${fault.path.join('.')} ${fault.problem}`);
  return { head: head as Static<typeof schema>, lineOf };
}

import type { Schema } from './faults-against-schema.ts';
import { linesOfJson } from './json-lines.ts';

/** Where the schema of the clinics lists who may sit in one, for editors to offer. */
function listedPeople(schema: Schema): Schema | undefined {
  return schema.definitions?.seenBy?.anyOf?.find((one) => one.enum);
}

/** The schema with the people of people.json, whomever its own list names. */
export function withPeople(schema: Schema, people: readonly string[]): Schema {
  const known = structuredClone(schema);
  const listed = listedPeople(known);
  if (listed) listed.enum = people;
  return known;
}

/** What is wrong with the people that a schema offers: some have gone, others are not yet there. */
export function faultsInPeople(file: string, schema: Schema, people: readonly string[]): string[] {
  const listed = listedPeople(schema)?.enum?.map(String);
  if (!listed) return [];
  const gone = listed.filter((key) => !people.includes(key));
  const missing = people.filter((key) => !listed.includes(key));
  return [
    ...gone.map((key) => `${file}: "${key}" is nobody in people.json. Take it out of "seenBy".`),
    ...missing.map((key) => `${file}: "${key}" of people.json is missing. Add it to "seenBy".`),
  ];
}

/** Short names that two people of the file share, a line each: pages could not tell them apart. */
export function faultsInKeys(file: string, text: string): string[] {
  const lineOf = linesOfJson(text);
  const groupOf = new Map<string, string>();
  return Object.entries<object>(JSON.parse(text)).flatMap(([group, members]) =>
    Object.keys(typeof members === 'object' ? members : {}).flatMap((key) => {
      const other = groupOf.get(key);
      groupOf.set(key, group);
      return other
        ? `${file}:${lineOf([group, key])}: "${group}.${key}" stands in "${other}" too. Give one of them another name.`
        : [];
    }),
  );
}

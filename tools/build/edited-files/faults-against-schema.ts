import type { JsonPath } from './json-lines.ts';

/** As much of JSON Schema (draft 7) as the schemas beside the facts need. */
export interface Schema {
  $ref?: string;
  /** What to write, as the end of the sentence 'must be ...'. */
  description?: string;
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  /** false: the properties are all; a schema: others may stand there, and are like that. */
  additionalProperties?: boolean | Schema;
  definitions?: Readonly<Record<string, Schema>>;
}

/** What is wrong with a value, and where it stands. */
export interface SchemaFault {
  path: JsonPath;
  /** The end of a sentence that begins with the value's name. */
  problem: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isOfType(value: unknown, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'integer' ? Number.isInteger(value) : typeof value === type;
}

/** Whether a value breaks what a schema says of it, whatever stands inside it. */
function breaks(value: unknown, schema: Schema): boolean {
  const { type, pattern, minLength = 0, minimum, minItems = 0 } = schema;
  if (type && !isOfType(value, type)) return true;
  if ('const' in schema && value !== schema.const) return true;
  if (schema.enum && !schema.enum.includes(value)) return true;
  if (typeof value === 'string') {
    return value.trim().length < minLength || (!!pattern && !new RegExp(pattern).test(value));
  }
  if (typeof value === 'number') return minimum !== undefined && value < minimum;
  return Array.isArray(value) && value.length < minItems;
}

/** All that is wrong with a value by its schema; each fault says what to write instead. */
export function faultsAgainstSchema(
  value: unknown,
  given: Schema,
  definitions: Schema['definitions'] = given.definitions,
  path: JsonPath = [],
): SchemaFault[] {
  const schema: Schema = given.$ref
    ? (definitions?.[given.$ref.replace('#/definitions/', '')] ?? {})
    : given;
  const inner = (of: unknown, by: Schema, step: string | number) =>
    faultsAgainstSchema(of, by, definitions, [...path, step]);
  const allowed = schema.enum?.map((one) => JSON.stringify(one)).join(', ');
  const wanted = [schema.description, allowed && `one of ${allowed}`].filter(Boolean).join(': ');

  if (breaks(value, schema)) {
    return [{ path, problem: `must be ${wanted || `of the kind '${schema.type}'`}.` }];
  }
  const { additionalProperties, anyOf, items, properties = {}, required = [] } = schema;
  const fits = (one: Schema) => faultsAgainstSchema(value, one, definitions).length === 0;
  if (anyOf && !anyOf.some(fits)) return [{ path, problem: `must be ${wanted}.` }];
  if (Array.isArray(value)) return items ? value.flatMap((one, at) => inner(one, items, at)) : [];
  if (!isObject(value)) return [];

  const missing = required.filter((name) => !(name in value));
  const others = Object.keys(value).filter((name) => !(name in properties));
  const strange = additionalProperties === false ? others : [];
  const alike = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  return [
    ...missing.map((name) => ({ path: [...path, name], problem: 'is missing. Write it again.' })),
    ...strange.map((name) => ({
      path: [...path, name],
      problem: `is no field here. The fields are: ${Object.keys(properties).join(', ')}.`,
    })),
    ...Object.entries(properties).flatMap(([name, by]) =>
      name in value ? inner(value[name], by, name) : [],
    ),
    ...(alike ? others.flatMap((name) => inner(value[name], alike, name)) : []),
  ];
}

import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import Format from 'typebox/format';
import Schema from 'typebox/schema';
import { isCalendarDay } from '../../../src/time/days.ts';
import { hint } from './hint.ts';
import type { JsonPath } from './json-text.ts';

/** A problem with a value, and its path. */
export interface SchemaFault {
  path: JsonPath;
  /** Completes a sentence that starts with the value's name. */
  problem: string;
}

/** ISO 8601 day with a time, and with or without one. */
const minute = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d$/;
const moment = /^(\d{4}-\d\d-\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/;

const fits = (pattern: RegExp) => (text: string) => isCalendarDay(pattern.exec(text)?.[1] ?? '');

Format.Set('date', isCalendarDay);
Format.Set('minute', fits(minute));
Format.Set('moment', fits(moment));

/** Converts a JSON Pointer (RFC 6901) to a path; indexes become numbers. */
function pathOf(pointer: string): JsonPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replace(/~1/g, '/').replace(/~0/g, '~'),
    );
}

/** The part of a value or schema at a path, or undefined. */
function partAt(whole: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<string, unknown>)?.[step], whole);
}

/** The keywords of a schema that its messages use. */
interface Requirement {
  $comment?: string;
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, unknown>>;
  propertyNames?: { enum: readonly string[] };
}

/** Types of JSON, for values without a description. */
const typesInWords: Readonly<Record<string, string>> = {
  object: 'must be fields in { }',
  array: 'must be a list in [ ]',
  string: 'must be a text in quotation marks',
};

/** Returns what is wrong with a text whose description does not say it. */
function reasonOf(keyword: string, value: unknown): string {
  if (keyword === 'maxLength') return ` It has ${[...String(value)].length} characters.`;
  if (keyword !== 'pattern' || !/[^\S ]|[<>\p{C}]/u.test(String(value))) return '';
  return ' Leave out "<", ">", tabs and characters that cannot be seen: type it, do not paste it.';
}

function requirementOf(
  error: TLocalizedValidationError,
  value: unknown,
  { description, enum: names }: Requirement,
) {
  const allowed = names && !description?.includes(`'${value}'`) ? hint(String(value), names) : '';
  if (description || allowed)
    return `must be ${description ?? 'a known name'}${allowed}.${reasonOf(error.keyword, value)}`;
  const type = error.keyword === 'type' ? String(error.params.type) : '';
  return `${typesInWords[type] ?? error.message}.`;
}

function faultsOf(
  error: TLocalizedValidationError,
  value: unknown,
  schema: TSchema,
): SchemaFault[] {
  const path = pathOf(error.instancePath);
  const rule = pathOf(error.schemaPath);
  const requirement = (partAt(schema, rule) ?? {}) as Requirement;
  const unknownField = (parent: JsonPath, name: string, known: readonly string[]) => ({
    path: [...parent, name],
    problem: `is not a field here${hint(name, known)}.`,
  });
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => ({
        path: [...path, name],
        problem: `is missing. ${requirement.$comment ?? 'Add it.'}`,
      }));
    case 'propertyNames':
      return error.params.propertyNames.map((name) =>
        unknownField(path, name, requirement.propertyNames?.enum ?? []),
      );
    case 'boolean': {
      const { properties = {} } = (partAt(schema, rule.slice(0, -1)) ?? {}) as Requirement;
      return [unknownField(path.slice(0, -1), String(path.at(-1)), Object.keys(properties))];
    }
    default:
      return [{ path, problem: requirementOf(error, partAt(value, path), requirement) }];
  }
}

/** Checks a value against a schema. Each fault says what is required. */
export function findSchemaFaults(value: unknown, schema: TSchema): SchemaFault[] {
  const [, errors] = Schema.Errors(schema, value);
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  // report a value that fits no alternative once, not once per alternative
  const outer = errors.filter(
    (error) =>
      // a wrong name is reported twice; 'additionalProperties' also lists known names with a wrong value
      error.keyword !== 'additionalProperties' &&
      !error.schemaPath.endsWith('/propertyNames') &&
      !choices.some(
        (choice) =>
          choice !== error && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
      ),
  );
  const faults = outer.flatMap((error) => faultsOf(error, value, schema));
  const name = ({ path }: SchemaFault) => path.join('/');
  return faults.filter(
    (one, index) => faults.findIndex((other) => name(other) === name(one)) === index,
  );
}

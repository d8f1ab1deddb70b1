import { Ajv, type ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
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

const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  formats: {
    date: isCalendarDay,
    minute: fits(minute),
    moment: fits(moment),
    // a hint for the desk: the pattern beside it says what fits
    picture: true,
  },
});

/** Converts a JSON Pointer (RFC 6901) to a path; indexes become numbers. */
function pathOf(pointer: string): JsonPath {
  return pointer
    .split('/')
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replace(/~1/g, '/').replace(/~0/g, '~'),
    );
}

/** Types of JSON, for values without a description. */
const typesInWords: Readonly<Record<string, string>> = {
  object: 'must be fields in { }',
  array: 'must be a list in [ ]',
  string: 'must be a text in quotation marks',
};

/** Returns what is wrong with a text whose description does not say it. */
function reasonOf({ keyword, data }: ErrorObject): string {
  if (keyword === 'maxLength') return ` It has ${[...String(data)].length} characters.`;
  if (keyword !== 'pattern' || !/[^\S ]|[<>\p{C}]/u.test(String(data))) return '';
  return ' Leave out "<", ">", tabs and characters that cannot be seen: type it, do not paste it.';
}

function requirementOf(error: ErrorObject) {
  const { data, message, parentSchema: { description, ...schema } = {} } = error;
  const allowed = schema.enum ? hint(String(data), schema.enum) : '';
  return description || allowed
    ? `must be ${description ?? 'a known name'}${allowed}.${reasonOf(error)}`
    : `${typesInWords[error.params.type] ?? message}.`;
}

function faultOf(error: ErrorObject): SchemaFault {
  const path = pathOf(error.instancePath);
  const { missingProperty, additionalProperty, propertyName = additionalProperty } = error.params;
  if (missingProperty) {
    return { path: [...path, missingProperty], problem: 'is missing. Add it.' };
  }
  if (propertyName) {
    const { properties = {}, propertyNames } = error.parentSchema ?? {};
    const known: readonly string[] = propertyNames?.enum ?? Object.keys(properties);
    return {
      path: [...path, propertyName],
      problem: `is not a field here${hint(propertyName, known)}.`,
    };
  }
  return { path, problem: requirementOf(error) };
}

/** Checks a value against a schema. Each fault says what is required. */
export function findSchemaFaults(value: unknown, schema: TSchema): SchemaFault[] {
  if (ajv.validate(schema, value)) return [];
  const errors = ajv.errors ?? [];
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  // report a value that fits no alternative once, not once per alternative
  const outer = errors.filter(
    (error) =>
      // ajv reports a wrong name twice; keep the error that lists the known names
      !error.propertyName &&
      !choices.some(
        (choice) =>
          choice !== error && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
      ),
  );
  const faults = outer.map(faultOf);
  const name = ({ path }: SchemaFault) => path.join('/');
  return faults.filter(
    (one, index) => faults.findIndex((other) => name(other) === name(one)) === index,
  );
}

/**
 * Shared parts of the schemas. Error messages put each `description` after "must be"; the staff desk
 * shows it below the field, and `title` above.
 */

import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import { everyLanguage, type Language, languageNames } from '../../site/languages.ts';
import { everyDepartment } from '../../site/routes.ts';
import { weekdays } from '../../time/days.ts';

/** Returns the schema of an object with these fields and no others. */
export const fields = <Fields extends TProperties>(properties: Fields, description?: string) =>
  Type.Object(properties, { additionalProperties: false, ...(description && { description }) });

/** Returns the schema of fields under a title, as the desk shows them. */
export const group = <Fields extends TProperties>(
  title: string,
  properties: Fields,
  description?: string,
) => ({ ...fields(properties, description), title });

/** Returns the schema of an object with one value of the same type for each name, and nothing else. */
export const oneEach = <Name extends string, Value extends TSchema>(
  names: readonly Name[],
  value: Value,
  description?: string,
  title?: string,
) =>
  Type.Unsafe<Record<Name, Static<Value>>>({
    type: 'object',
    required: names,
    propertyNames: { enum: names },
    additionalProperties: value,
    ...(title && { title }),
    ...(description && { description }),
  });

/** The same, but only the names in `required` must be there. */
export const someOf = <Name extends string, Value extends TSchema, Needed extends Name = never>(
  names: readonly Name[],
  value: Value,
  required: readonly Needed[] = [],
) =>
  Type.Unsafe<Partial<Record<Name, Static<Value>>> & Record<Needed, Static<Value>>>({
    ...oneEach(names, value),
    required,
  });

/** Fields at the top of every edited file. */
export const head = {
  $schema: Type.Optional(Type.String()),
  sample: Type.Optional(
    Type.Literal(true, {
      title: 'These are still sample values',
      description:
        'on (true) while the file has sample values, off (no such line) when all are yours',
    }),
  ),
};

/** No markup, and no characters that cannot be seen: controls, and those that turn the direction. */
const plain =
  '^(?!\\s*$)[^<>\\u0000-\\u0009\\u000b-\\u001f\\u007f\\u202a-\\u202e\\u2066-\\u2069]+$';

/** Returns the schema of a text that is not empty. */
export const plainText = (maxLength: number, description?: string) =>
  Type.String({
    pattern: plain,
    maxLength,
    description: description ?? `a text of at most ${maxLength} characters`,
  });

/** A sentence or a few. */
export const text = plainText(600);
/** A name, or a word or two. */
export const label = plainText(80);
/** Returns the schema of a value in each of the site's languages; others may stay in the file. */
export const inEachLanguage = <Value extends TSchema>(
  value: Value,
  description?: string,
  title?: string,
) =>
  Type.Unsafe<Record<Language, Static<Value>>>({
    ...oneEach(everyLanguage, value, description, title),
    required: languageNames,
  });

/** Returns the schema of a text in each of the site's languages, with its title in the desk. */
export const textInEachLanguage = (title: string, description: string, value = text) =>
  inEachLanguage(value, description, title);

/** Returns the schema of a department's name, also of one that is off. */
export const department = (description: string) =>
  Type.Enum(everyDepartment, { title: 'Department', description });

export const clock = Type.String({
  pattern: '^([01]?\\d|2[0-3]):[0-5]\\d$',
  description: 'a time on the 24-hour clock, such as "14:30"',
});

export const days = Type.Array(Type.Enum(weekdays, { description: 'a day of the week' }), {
  minItems: 1,
  uniqueItems: true,
  title: 'Days',
  description: 'a list of days, such as ["Mon", "Thu"]',
});

export const day = Type.String({ format: 'date', description: 'a day, such as "2026-12-25"' });

/** Returns the schema of a picture that staff upload: its path from the project's root. */
export const upload = (folder: string, { title, description }: Record<string, string>) =>
  Type.String({
    format: 'picture',
    pattern: `^/${folder}/[^/]+\\.(?:[Jj][Pp][Ee]?[Gg]|[Pp][Nn][Gg]|[Ww][Ee][Bb][Pp])$`,
    title: title ?? '',
    description: description ?? '',
  });

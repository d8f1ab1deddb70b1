import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import type { PersonKey } from '../../../src/facts/people/people.ts';
import { clinicsSchema } from '../../../src/facts/schemas/clinics.ts';
import { confirmationsSchema } from '../../../src/facts/schemas/confirmations.ts';
import { hospitalSchema } from '../../../src/facts/schemas/hospital.ts';
import { lookSchema } from '../../../src/facts/schemas/look.ts';
import { noticesSchema } from '../../../src/facts/schemas/notices.ts';
import { oldAddressesSchema } from '../../../src/facts/schemas/old-addresses.ts';
import { openingHoursSchema } from '../../../src/facts/schemas/opening-hours.ts';
import { pagesSchema } from '../../../src/facts/schemas/pages.ts';
import { papersSchema } from '../../../src/facts/schemas/papers.ts';
import { peopleSchema } from '../../../src/facts/schemas/people.ts';
import { photographsSchema } from '../../../src/facts/schemas/photographs.ts';
import { placesSchema } from '../../../src/facts/schemas/places.ts';
import { pricesSchema } from '../../../src/facts/schemas/prices.ts';
import { statusSchema } from '../../../src/facts/schemas/status.ts';
import { peopleFile, readPersonKeys } from '../person-keys.ts';
import { type FindMore, findMore } from './find-more.ts';

/** A JSON file that staff edit, with its schema. */
export interface EditedFile {
  file: string;
  schema: TSchema;
  /** Checks what a schema cannot express, once the file fits its schema. */
  findMore?: FindMore;
}

/** Returns every file that staff edit. People come first, because clinics and papers refer to them. */
export function editedFiles(): readonly EditedFile[] {
  const people = readPersonKeys() as PersonKey[];
  const schemas = {
    [peopleFile]: peopleSchema,
    'src/facts/hospital/hospital.json': hospitalSchema,
    'src/facts/hospital/look.json': lookSchema,
    'src/facts/media/photographs.json': photographsSchema,
    'src/facts/hospital/places.json': placesSchema,
    'src/facts/hospital/papers.json': papersSchema(people),
    'src/facts/schedule/clinics.json': clinicsSchema(people),
    'src/facts/schedule/opening-hours.json': openingHoursSchema,
    'src/facts/money/prices.json': pricesSchema,
    'src/facts/schedule/notices.json': noticesSchema,
    'src/facts/schedule/status/status.json': statusSchema,
    'src/facts/confirmations.json': confirmationsSchema,
    'src/facts/old-addresses.json': oldAddressesSchema,
    'src/facts/hospital/pages.json': pagesSchema,
  };
  return Object.entries(schemas).map(([file, schema]) => ({
    ...{ file, schema },
    findMore: findMore[file.replace(/^.*\//, '')],
  }));
}

/** Returns the path of the JSON Schema next to an edited file. */
export function schemaFileOf(file: string): string {
  return file.replace(/\.json$/, '.schema.json');
}

/**
 * Returns a JSON Schema as `npm run schemas` writes it. It lists no people, so that staff can add one
 * without running a command.
 */
export function schemaText(schema: TSchema): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' };
  const people = JSON.stringify(readPersonKeys());
  const withoutPeople = (_key: string, value: unknown) =>
    typeof value === 'object' &&
    JSON.stringify((value as { enum?: unknown } | null)?.enum) === people
      ? { type: 'string' }
      : value;
  return `${JSON.stringify({ ...draft, ...schema }, withoutPeople, 2)}\n`;
}

export const readEdited = ({ file }: EditedFile): string => readFileSync(file, 'utf8');

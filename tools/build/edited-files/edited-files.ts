import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import type { PersonKey } from '../../../src/facts/people/people.ts';
import { noticeBounds } from '../../../src/facts/schedule/notice.ts';
import { clinicsSchema } from '../../../src/facts/schemas/clinics.ts';
import { type Notice, noticesSchema } from '../../../src/facts/schemas/notices.ts';
import { openingHoursSchema } from '../../../src/facts/schemas/opening-hours.ts';
import { peopleSchema } from '../../../src/facts/schemas/people.ts';
import { pricesSchema } from '../../../src/facts/schemas/prices.ts';
import { peopleFile, readPersonKeys } from '../person-keys.ts';
import { findDisorder } from './find-disorder.ts';
import type { Fault } from './schema-faults.ts';

/** A JSON file that staff edit, its schema, and what no schema can say of it. */
export interface EditedFile {
  file: string;
  schema: TSchema;
  /** Looks for faults in a file that fits its schema. */
  findMore?: (content: never) => Fault[];
}

/** Finds people of different groups with the same key: pages could not tell them apart. */
function findSharedKeys(content: Readonly<Record<string, unknown>>): Fault[] {
  const groupOf = new Map<string, string>();
  return Object.entries(content).flatMap(([group, members]) =>
    Object.keys(typeof members === 'object' ? (members ?? {}) : {}).flatMap((key): Fault[] => {
      const other = groupOf.get(key);
      groupOf.set(key, group);
      if (!other) return [];
      return [{ path: [group, key], problem: `is also in "${other}". Rename one of them.` }];
    }),
  );
}

/** Finds notices that end before they begin, and those that share an id. */
function findWrongNotices({ notices }: { notices: readonly Notice[] }): Fault[] {
  const ids = notices.map(({ id }) => id);
  return notices.flatMap((notice, index): Fault[] => {
    const [begins, ends] = noticeBounds(notice);
    const { hours } = notice;
    const path = ['notices', index];
    const problem = "must be after 'from'.";
    return [
      ...(begins >= ends ? [{ path: [...path, 'until'], problem }] : []),
      ...(hours && hours.from > hours.until
        ? [{ path: [...path, 'hours', 'until'], problem: "must not be before 'from'." }]
        : []),
      ...(ids.indexOf(notice.id) < index
        ? [{ path: [...path, 'id'], problem: 'is the id of another notice.' }]
        : []),
    ];
  });
}

/** Every file that staff edit. People come first: the clinics name them. */
export function editedFiles(): readonly EditedFile[] {
  return [
    { file: peopleFile, schema: peopleSchema, findMore: findSharedKeys },
    {
      file: 'src/facts/schedule/clinics.json',
      schema: clinicsSchema(readPersonKeys() as PersonKey[]),
      findMore: findDisorder,
    },
    {
      file: 'src/facts/schedule/opening-hours.json',
      schema: openingHoursSchema,
      findMore: findDisorder,
    },
    { file: 'src/facts/money/prices.json', schema: pricesSchema, findMore: findDisorder },
    { file: 'src/facts/schedule/notices.json', schema: noticesSchema, findMore: findWrongNotices },
  ];
}

/** The path of the JSON Schema beside an edited file, which editors read. */
export function schemaFileOf(file: string): string {
  return file.replace(/\.json$/, '.schema.json');
}

/** The JSON Schema of an edited file as `npm run schemas` writes it. */
export function schemaText({ schema }: EditedFile): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return `${JSON.stringify({ ...draft, ...schema }, null, 2)}\n`;
}

/** The text of an edited file. */
export const readEdited = ({ file }: EditedFile): string => readFileSync(file, 'utf8');

import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import type { PersonKey } from '../../../src/facts/people/people.ts';
import { noticeBounds } from '../../../src/facts/schedule/notice.ts';
import { statusBounds } from '../../../src/facts/schedule/status.ts';
import { clinicsSchema } from '../../../src/facts/schemas/clinics.ts';
import {
  type Confirmation,
  confirmationsSchema,
} from '../../../src/facts/schemas/confirmations.ts';
import { type Notice, noticesSchema } from '../../../src/facts/schemas/notices.ts';
import { openingHoursSchema } from '../../../src/facts/schemas/opening-hours.ts';
import { peopleSchema } from '../../../src/facts/schemas/people.ts';
import { pricesSchema } from '../../../src/facts/schemas/prices.ts';
import { type StatusEntry, statusSchema } from '../../../src/facts/schemas/status.ts';
import { peopleFile, readPersonKeys } from '../person-keys.ts';
import { findDisorder } from './find-disorder.ts';
import type { Fault } from './schema-faults.ts';

/** A JSON file that staff edit, with its schema. */
export interface EditedFile {
  file: string;
  schema: TSchema;
  /** Checks what a schema cannot express, once the file fits its schema. */
  findMore?: (content: never) => Fault[];
}

/** Finds keys used in two groups: pages look people up by key alone. */
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

/** Finds notices that end before they start, or share an id. */
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
        ? [
            {
              path: [...path, 'id'],
              problem: 'is also the id of another notice. Change one of them.',
            },
          ]
        : []),
    ];
  });
}

/** Finds reports of a time to come, and two reports on the same thing. */
function findWrongStatus({ status }: { status: readonly StatusEntry[] }): Fault[] {
  const things = status.map(({ of }) => of);
  return status.flatMap((entry, index): Fault[] => {
    const [begins] = statusBounds(entry);
    const path = ['status', index];
    return [
      ...(begins > Date.now()
        ? [
            {
              path: [...path, 'asOf'],
              problem: 'is in the future. Write when someone last looked.',
            },
          ]
        : []),
      ...(things.indexOf(entry.of) < index
        ? [{ path: [...path, 'of'], problem: 'is on the list twice. Keep the newer entry.' }]
        : []),
    ];
  });
}

/** Finds a fact that is on the list twice. */
function findRepeatedConfirmations({
  confirmations,
}: {
  confirmations: readonly Confirmation[];
}): Fault[] {
  const facts = confirmations.map(({ fact }) => fact);
  return facts.flatMap((fact, index) =>
    facts.indexOf(fact) < index
      ? [
          {
            path: ['confirmations', index, 'fact'],
            problem: 'is on the list twice. Keep the newer.',
          },
        ]
      : [],
  );
}

/** Returns every file that staff edit. People come first, because clinics refer to them. */
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
    { file: 'src/facts/schedule/status.json', schema: statusSchema, findMore: findWrongStatus },
    {
      file: 'src/facts/confirmations.json',
      schema: confirmationsSchema,
      findMore: findRepeatedConfirmations,
    },
  ];
}

/** Returns the path of the JSON Schema next to an edited file. */
export function schemaFileOf(file: string): string {
  return file.replace(/\.json$/, '.schema.json');
}

/** Returns a JSON Schema as `npm run schemas` writes it. */
export function schemaText(schema: TSchema): string {
  const draft = { $schema: 'http://json-schema.org/draft-07/schema#' };
  return `${JSON.stringify({ ...draft, ...schema }, null, 2)}\n`;
}

export const readEdited = ({ file }: EditedFile): string => readFileSync(file, 'utf8');

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { people } from '../../../src/facts/people.ts';
import { faultsInFacts } from './faults-in-facts.ts';
import { faultsInNotices } from './faults-in-notices.ts';
import { faultsInPeople, withPeople } from './faults-in-people.ts';

/** What staff tell visitors for a while. */
export const noticesFile = 'src/facts/notices.json';

/** Facts that staff may edit; the schema of the same name stands beside each. */
export const factFiles = [
  'src/facts/clinics.json',
  'src/facts/opening-hours.json',
  'src/facts/prices.json',
] as const;

const known = Object.keys(people);
const read = (file: string) => readFileSync(file, 'utf8');

/** The schema that a file of facts is held to, as editors find it too. */
export function schemaFileOf(file: string): string {
  return file.replace(/\.json$/, '.schema.json');
}

/** Stops the build where a file that staff edit cannot be told as it is written, with line and remedy. */
export function checkEditedFiles(): Plugin {
  return {
    name: 'check-edited-files',
    buildStart() {
      const faults = [
        ...faultsInNotices(noticesFile, read(noticesFile)),
        ...factFiles.flatMap((file) => {
          const schema = JSON.parse(read(schemaFileOf(file)));
          return [
            ...faultsInFacts(file, read(file), withPeople(schema, known)),
            ...faultsInPeople(schemaFileOf(file), schema, known),
          ];
        }),
      ];
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}

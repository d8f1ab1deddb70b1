import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { peopleFile, readPersonKeys } from '../person-keys.ts';
import type { Schema } from './faults-against-schema.ts';
import { faultsInFacts } from './faults-in-facts.ts';
import { faultsInNotices } from './faults-in-notices.ts';
import { faultsInKeys, faultsInPeople, withPeople } from './faults-in-people.ts';

/** What staff tell visitors for a while. */
export const noticesFile = 'src/facts/notices.json';

/** Facts that staff may edit; the schema of the same name stands beside each. */
export const factFiles = [
  'src/facts/clinics.json',
  'src/facts/opening-hours.json',
  peopleFile,
  'src/facts/prices.json',
] as const;

const read = (file: string) => readFileSync(file, 'utf8');

/** The schema that a file of facts is held to, as editors find it too. */
export function schemaFileOf(file: string): string {
  return file.replace(/\.json$/, '.schema.json');
}

const schemaOf = (file: string): Schema => JSON.parse(read(schemaFileOf(file)));

/** What is wrong with the file of people by itself, a line each. */
function faultsOfPeople(): string[] {
  const text = read(peopleFile);
  const faults = faultsInFacts(peopleFile, text, schemaOf(peopleFile));
  return faults.length > 0 ? faults : faultsInKeys(peopleFile, text);
}

/** Stops the build where a file that staff edit cannot be told as it is written, with line and remedy. */
export function checkEditedFiles(): Plugin {
  return {
    name: 'check-edited-files',
    buildStart() {
      const stopAt = (faults: readonly string[]) => {
        if (faults.length > 0) this.error(faults.join('\n'));
      };
      // first, for whom the other files may name depends on it
      stopAt(faultsOfPeople());
      const known = readPersonKeys();
      stopAt([
        ...faultsInNotices(noticesFile, read(noticesFile)),
        ...factFiles.flatMap((file) => [
          ...faultsInFacts(file, read(file), withPeople(schemaOf(file), known)),
          ...faultsInPeople(schemaFileOf(file), schemaOf(file), known),
        ]),
      ]);
    },
  };
}

import { readFileSync } from 'node:fs';

/** The file of the hospital's people, which staff edit. */
export const peopleFile = 'src/facts/people/people.json';

/**
 * Returns the keys of all people, or none if the file is not valid JSON. The file is read and not
 * imported, because Vite would stop on a syntax error before the check that names its line.
 */
export function readPersonKeys(): string[] {
  try {
    const file: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(peopleFile, 'utf8'));
    const groups = Object.values(file).filter((group) => typeof group === 'object');
    return groups.flatMap((group) => Object.keys(group ?? {}));
  } catch {
    return [];
  }
}

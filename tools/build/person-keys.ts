import { readFileSync } from 'node:fs';

/** Who the hospital's people are; staff may edit the file. */
export const peopleFile = 'src/facts/people/people.json';

/**
 * The short names of the people, read when they are asked for: were the file imported, a comma too
 * many would stop Vite before anything could say its line. Nobody while it is no JSON.
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

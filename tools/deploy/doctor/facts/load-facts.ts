import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FactRecord } from './records.ts';

/** Everything in src/facts, as the site would read it. */
export interface LoadedFacts {
  /** Files that cannot be imported or parsed. */
  broken: { path: string; reason: string }[];
  records: FactRecord[];
}

const program = fileURLToPath(new URL('print-facts.ts', import.meta.url));

/** Imports all files of `root`/src/facts in another process, as they are now. */
export function loadFacts(root = '.'): Promise<LoadedFacts> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, root], { maxBuffer: 1e8 }, (error, output) =>
      error ? reject(error) : resolve(JSON.parse(output)),
    );
  });
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, type Version, versionFile } from '../deploy/build-version.ts';
import { currentCommit, uncommittedFiles } from '../deploy/git-state.ts';

/**
 * Writes /.well-known/version.json, which says what is running: version, commit and digest of the
 * build. Call it when every other file is written.
 */
export function writeVersion(folder: string): void {
  const commit = currentCommit();
  const version: Version = {
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    commit: uncommittedFiles().length > 0 ? `${commit}-dirty` : commit,
    digest: digestOf(folder),
  };
  const file = join(folder, versionFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(version, null, 2)}\n`);
}

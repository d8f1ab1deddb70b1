import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The build's own description: public, and not part of the digest it contains. */
export const versionFile = 'client/.well-known/version.json';

/** A JSON list of the files of the live version that a deploy added to the build. Never uploaded. */
export const addedFile = 'added-files.json';

/** Returns the paths in `addedFile`, none without it. */
export function addedTo(folder: string): string[] {
  const list = join(folder, addedFile);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** What /.well-known/version.json says about a build. */
export interface Version {
  /** The version in package.json. */
  version: string;
  /** The commit (40 hex digits), with '-dirty' if files differed from it; '' outside git. */
  commit: string;
  /** `digestOf` the build. */
  digest: string;
}

/** Returns the paths of all files below `folder`, relative to it, with '/', sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Returns 'sha256:' and the SHA-256 of a build: of the path and the SHA-256 of each file except
 * `versionFile` and what a deploy added. The same files have the same digest on every machine.
 */
export function digestOf(folder: string): string {
  const whole = createHash('sha256');
  const others = new Set([versionFile, addedFile, ...addedTo(folder)]);
  for (const path of filesBelow(folder)) {
    if (others.has(path)) continue;
    const file = createHash('sha256').update(readFileSync(join(folder, path)));
    whole.update(`${path}\n${file.digest('hex')}\n`);
  }
  return `sha256:${whole.digest('hex')}`;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The build's own description: public, and not part of the digest it contains. */
export const versionFile = 'client/.well-known/version.json';

/** What /.well-known/version.json says about a build. */
export interface Version {
  /** The version in package.json. */
  version: string;
  /** The commit (40 hex digits), with '-dirty' if files differed from it; '' outside git. */
  commit: string;
  /** `digestOf` the build. */
  digest: string;
}

/**
 * Returns 'sha256:' and the SHA-256 of a build: of the path and the SHA-256 of each file except
 * `versionFile`. Shows that nothing was changed after the build.
 */
export function digestOf(folder: string): string {
  const whole = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  for (const path of files.sort()) {
    if (path === versionFile) continue;
    const file = createHash('sha256').update(readFileSync(join(folder, path)));
    whole.update(`${path}\n${file.digest('hex')}\n`);
  }
  return `sha256:${whole.digest('hex')}`;
}

/** Returns what the build in `folder` says about itself, or undefined without a build. */
export function readVersion(folder: string): Version | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, versionFile), 'utf8'));
  } catch {
    return undefined;
  }
}

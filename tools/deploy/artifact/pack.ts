import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf, type Version, versionFile } from './digest.ts';

/** The file that the gate stores and the deploy uploads. */
export const artifactFile = 'site.tar.gz';

/** Returns what a build says about itself. Throws if its files are not those of its digest. */
export function readVersion(folder: string): Version {
  const file = join(folder, versionFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const version: Version = JSON.parse(readFileSync(file, 'utf8'));
  const digest = digestOf(folder);
  if (digest !== version.digest) {
    throw new Error(
      `${folder} was changed after the build: its digest is ${digest}, ${file} says ${version.digest}. Build again.`,
    );
  }
  return version;
}

/**
 * Packs the build in `dist` into `folder`/site.tar.gz and returns its version. The same build gives
 * the same bytes: names in order, no times, no owners. Needs GNU tar, which runs the gate.
 */
export function packArtifact(dist: string, folder: string): Version {
  const version = readVersion(dist);
  mkdirSync(folder, { recursive: true });
  const stable = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  const options = [...stable, '--mode=go=rX,u=rwX', '-czf', join(folder, artifactFile)];
  execFileSync('tar', [...options, '-C', dist, '.']);
  return version;
}

/**
 * Replaces `dist` with the build in the artifact. Throws, and leaves `dist` as it is, if the build has
 * another digest or another commit than expected.
 */
export function unpackArtifact(
  file: string,
  dist: string,
  expected: Pick<Version, 'digest' | 'commit'>,
): void {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const { digest, commit } = readVersion(folder);
    if (digest !== expected.digest) {
      throw new Error(`${file} has the digest ${digest}, not ${expected.digest}`);
    }
    if (commit !== expected.commit) {
      throw new Error(
        `${file} was built from commit ${commit}, and ${expected.commit} is checked out`,
      );
    }
    rmSync(dist, { recursive: true, force: true });
    // not a rename: the temporary folder may be on another disk
    execFileSync('cp', ['-R', `${folder}/.`, dist]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

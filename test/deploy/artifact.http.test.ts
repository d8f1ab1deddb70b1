import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOf } from '../../tools/deploy/artifact/digest.ts';
import { packArtifact, readVersion, unpackArtifact } from '../../tools/deploy/artifact/pack.ts';

let folder: string;
const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artifact-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('the artifact of the tested build is unpacked with the same digest, and is the same twice', () => {
  const version = packArtifact('dist', join(folder, 'one'));
  packArtifact('dist', join(folder, 'two'));
  const file = join(folder, 'one/site.tar.gz');
  expect(sha256(file)).toBe(sha256(join(folder, 'two/site.tar.gz')));
  unpackArtifact(file, join(folder, 'dist'), version);
  expect(digestOf(join(folder, 'dist'))).toBe(version.digest);
});

it('another digest or another commit is refused and leaves dist as it is', () => {
  const version = packArtifact('dist', folder);
  const file = join(folder, 'site.tar.gz');
  const dist = join(folder, 'kept');
  cpSync('dist/worker', dist, { recursive: true });
  const before = digestOf(dist);
  const other = `sha256:${'0'.repeat(64)}`;
  expect(() => unpackArtifact(file, dist, { ...version, digest: other })).toThrow(
    `${file} has the digest ${version.digest}, not ${other}`,
  );
  expect(() => unpackArtifact(file, dist, { ...version, commit: 'abc' })).toThrow('commit');
  expect(digestOf(dist)).toBe(before);
});

it('a build with a changed, added or missing file is not packed', () => {
  const dist = join(folder, 'dist');
  const reset = () => cpSync('dist', dist, { recursive: true });
  const script = join(dist, 'worker/index.js');
  for (const change of [
    () => appendFileSync(script, ' '),
    () => writeFileSync(join(dist, 'client/added.html'), ''),
    () => rmSync(join(dist, 'client/favicon.ico')),
  ]) {
    rmSync(dist, { recursive: true, force: true });
    reset();
    expect(readVersion(dist).digest).toMatch(/^sha256:/);
    change();
    expect(() => packArtifact(dist, folder)).toThrow('was changed after the build');
  }
});

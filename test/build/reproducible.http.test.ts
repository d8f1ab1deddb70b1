import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf, filesBelow } from '../../tools/deploy/artifact/digest.ts';

it('another build in another folder has the same files, byte for byte', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    for (const name of [
      ...['client', 'public', 'src', 'test', 'tools'],
      ...['package.json', 'tsconfig.json', 'vite.config.ts', 'wrangler.toml'],
    ]) {
      cpSync(name, join(folder, name), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'], {
      cwd: folder,
      encoding: 'utf8',
      // not the mode of the tests
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' },
    });
    expect(build.status, build.stderr).toBe(0);
    const again = join(folder, 'dist');
    expect(filesBelow(again)).toEqual(filesBelow('dist'));
    expect(digestOf(again)).toBe(digestOf('dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

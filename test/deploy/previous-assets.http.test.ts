import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { keepDeployedAssets } from '../../tools/deploy/keep-deployed-assets.ts';

const origin = inject('origin');
const built = 'dist/client/assets';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a deploy keeps scripts, styles and fonts of the live site and overwrites no new file', async () => {
  const live = readdirSync(built).filter((name) => /\.(js|css|woff2)$/.test(name));
  const [newer = '', ...others] = live.sort((name) => (name.startsWith('entry-') ? -1 : 1));
  writeFileSync(join(folder, newer), 'newer');
  expect((await keepDeployedAssets(origin, folder)).sort()).toEqual(others.sort());
  expect(readFileSync(join(folder, newer), 'utf8')).toBe('newer');
  for (const name of others)
    expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(built, name)));
});

it('the first deploy works without a live site', async () => {
  expect(await keepDeployedAssets('http://127.0.0.1:9', folder)).toEqual([]);
});

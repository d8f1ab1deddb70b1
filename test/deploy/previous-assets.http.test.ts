import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { keepDeployedAssets } from '../../tools/deploy/keep-deployed-assets.ts';

const origin = inject('origin');
const built = 'dist/client/assets';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a page that stands open while the next version is deployed', () => {
  it('still finds every script, style and font of its own', async () => {
    const added = await keepDeployedAssets(origin, folder);
    const live = readdirSync(built).filter((name) => /\.(js|css|woff2)$/.test(name));
    expect(added.sort()).toEqual(live.sort());
    for (const name of live) {
      expect(readFileSync(join(folder, name))).toEqual(readFileSync(join(built, name)));
    }
  }, 30_000);

  it('and nothing of the next version is overwritten', async () => {
    const name = readdirSync(built).find((file) => file.startsWith('entry-')) ?? '';
    writeFileSync(join(folder, name), 'newer');
    expect(await keepDeployedAssets(origin, folder)).not.toContain(name);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('newer');
  }, 30_000);

  it('the first deploy, with nothing live, goes on', async () => {
    expect(await keepDeployedAssets('http://127.0.0.1:9', folder)).toEqual([]);
  });
});

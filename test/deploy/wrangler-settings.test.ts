import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wranglerSettings } from '../../tools/deploy/doctor/wrangler-settings.ts';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

it('wrangler.toml has the settings that the doctor requires', () => {
  expect(wranglerSettings(readWranglerConfig())).toEqual([]);
});

describe('readWranglerConfig', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const file = join(folder, 'wrangler.toml');
  const read = (text: string) => {
    writeFileSync(file, text);
    return readWranglerConfig(file);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads single quotes, comments and sections as TOML does', () => {
    expect(read("name = 'a' # mine\n[assets]\nname = 'b'\n").name).toBe('a');
  });

  it('names the file and line of a syntax error', () => {
    expect(() => read('name = "a"\nvars =\n')).toThrow(`${file}:2: `);
  });
});

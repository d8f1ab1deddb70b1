import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

const config = readWranglerConfig();

it('wrangler.toml logs errors but no URL that a visitor requested', () => {
  expect(config.observability?.enabled).toBe(true);
  expect(config.observability?.logs?.invocation_logs).toBe(false);
});

it('wrangler.toml publishes the site on its own host, indexed and cached at the edge', () => {
  expect([config.workers_dev, config.preview_urls]).toEqual([false, false]);
  expect(config.vars?.INDEXING).toBe('on');
  expect(config.cache).toEqual({ enabled: true });
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

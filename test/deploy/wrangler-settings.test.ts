import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

const config = readWranglerConfig();

describe('a deploy of wrangler.toml', () => {
  it('publishes no copy on workers.dev and no preview addresses', () => {
    expect(config.workers_dev).toBe(false);
    expect(config.preview_urls).toBe(false);
  });

  it('logs errors but no requested addresses', () => {
    expect(config.observability?.enabled).toBe(true);
    expect(config.observability?.logs?.invocation_logs).toBe(false);
  });

  it('limits CPU time to between 200 ms and 1 s a request', () => {
    expect(config.limits?.cpu_ms).toBeGreaterThanOrEqual(200);
    expect(config.limits?.cpu_ms).toBeLessThanOrEqual(1000);
  });

  it('lets search engines list the site', () => {
    expect(config.vars?.INDEXING).toBe('on');
  });
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

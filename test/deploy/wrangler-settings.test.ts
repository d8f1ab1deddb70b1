import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wranglerSettings } from '../../tools/deploy/doctor/wrangler-settings.ts';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

const toml = { path: 'wrangler.toml', text: readFileSync('wrangler.toml', 'utf8') };
const config = readWranglerConfig();

/** The faults of wrangler.toml after a change of its text. */
function faultsAfter(change: (text: string) => string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const path = join(folder, 'wrangler.toml');
  writeFileSync(path, change(toml.text));
  const faults = wranglerSettings(readWranglerConfig(path), { ...toml, text: change(toml.text) });
  rmSync(folder, { recursive: true });
  return faults.map(({ what, where }) => `${where[0]} ${what}`);
}

describe('wrangler.toml', () => {
  it('is the shipped one', () => {
    expect(wranglerSettings(config, toml)).toEqual([]);
  });

  it('may have the name, address, domain, offline switch and counter of an operator', () => {
    const faults = faultsAfter((text) =>
      text
        .replace('name = "gitaru-hospital"', 'name = "mlima"')
        .replace('OFFLINE = "on"', 'OFFLINE = "off"')
        .replace('www.hospital.example"\n', 'www.mlima.co.ke"\n')
        .replace(/# (routes = )/, '$1')
        .replace(/# (\[\[analytics.*)\n# (binding.*)\n# (dataset.*)/, '$1\n$2\n$3'),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['command = "node tools/deploy/check-upload.ts"', 'command = "true"', 1],
    ['not_found_handling = "none"', 'not_found_handling = "404-page"', 1],
    ['compatibility_date = "2026-10-30"', 'compatibility_date = "2022-01-01"', 1],
    ['cpu_ms = 500', 'cpu_ms = 1', 1],
    ['invocation_logs = false', 'invocation_logs = true', 1],
    ['INDEXING = "on"', 'INDEXING = "off"', 1],
    ['workers_dev = false', 'workers_dev = true', 1],
    ['[vars]', '[env.production.vars]\nA = "b"\n\n[vars]', 1],
    ['send_metrics = false', 'send_metrics = false\nroutes = ["other.co.ke/*"]', 1],
  ])('with %j changed to %j is refused, with its line', (from, to, count) => {
    const faults = faultsAfter((text) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    });
    expect(faults).toHaveLength(count);
    expect(faults.join('\n')).toMatch(/^wrangler\.toml/);
  });
});

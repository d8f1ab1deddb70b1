import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wranglerSettings } from '../../tools/deploy/doctor/wrangler-settings.ts';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

const shipped = readFileSync('wrangler.toml', 'utf8');

/** The faults of wrangler.toml with another text. */
function faultsOf(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'wrangler-'));
  const path = join(folder, 'wrangler.toml');
  writeFileSync(path, text);
  const faults = wranglerSettings(readWranglerConfig(path), { path: 'wrangler.toml', text });
  rmSync(folder, { recursive: true });
  return faults.map(({ what, where }) => `${where[0]} ${what}`);
}

it('wrangler.toml may have the name, domain, offline switch and counter of an operator', () => {
  const own = shipped
    .replace('name = "gitaru-hospital"', 'name = "mlima"')
    .replace('OFFLINE = "on"', 'OFFLINE = "off"')
    .replace('www.hospital.example"\n', 'www.mlima.co.ke"\n')
    .replace(/# (routes = )/, '$1')
    .replace(/# (\[\[analytics.*)\n# (binding.*)\n# (dataset.*)/, '$1\n$2\n$3');
  expect([faultsOf(shipped), faultsOf(own)]).toEqual([[], []]);
});

it.each([
  ['command = "node tools/deploy/check-upload.ts"', 'command = "true"'],
  ['not_found_handling = "none"', 'not_found_handling = "404-page"'],
  ['compatibility_date = "2026-10-30"', 'compatibility_date = "2022-01-01"'],
  ['invocation_logs = false', 'invocation_logs = true'],
  ['INDEXING = "on"', 'INDEXING = "off"'],
  ['[vars]', '[env.production.vars]\nA = "b"\n\n[vars]'],
])('wrangler.toml with %j changed to %j is refused, with its line', (from, to) => {
  expect(shipped).toContain(from);
  expect(faultsOf(shipped.replace(from, to))).toEqual([expect.stringMatching(/^wrangler\.toml:?/)]);
});

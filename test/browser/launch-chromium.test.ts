import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchChromium } from '../../tools/run/launch-chromium.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** The folders that a browser was given, and what else it made beside them. */
const temporary = () => readdirSync(folder).filter((name) => /^(chromium-|playwright)/.test(name));

it('a browser has a temporary folder of its own and takes it away when it closes', async () => {
  const browser = await launchChromium();
  expect(temporary().filter((name) => name.startsWith('chromium-'))).toHaveLength(1);
  await browser.close();
  expect(temporary()).toEqual([]);
});

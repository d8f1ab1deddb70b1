import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The settings of this process without what this run of the tests has put among them. */
function ownEnvironment(changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_/.test(name));
  return { ...Object.fromEntries(inherited), ...changes };
}

/** Runs the tests as the README's command does, but for a few; resolves with what they leave. */
async function runTests(
  filter: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  whileRunning: (run: ChildProcess) => void = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'run-'));
  const before = readdirSync(folder);
  const run = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...filter], {
    env: ownEnvironment({ TMPDIR: folder, NO_COLOR: '1', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += text));
  let most = 0;
  const watch = setInterval(() => {
    const inside = readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)));
    most = Math.max(most, inside.length);
    if (inside.length > 0) whileRunning(run);
  }, 20);
  const [status] = await once(run, 'close');
  clearInterval(watch);
  return { before, after: readdirSync(folder), most, status, said };
}

/** A file in each place, and of their tests these alone. */
const workerTest = ['--project', 'worker', 'test/worker/portrait.test.tsx'];
const browserTest = ['--project', 'browser', 'test/browser/trusted-types.test.ts'];
const few = ['-t', 'a person without one|innerHTML'];

it('tests in the runtime and in the browser leave no temporary file behind', async () => {
  const { before, after, most, status, said } = await runTests([
    ...workerTest,
    ...browserTest,
    ...few,
  ]);
  expect(status, said).toBe(0);
  // a file of which no test ran is said to be skipped
  expect(said).toMatch(/Test Files +2 passed \(2\)/);
  expect(most).toBeGreaterThan(0);
  expect(after).toEqual(before);
});

it('tests that fail leave none either', async () => {
  // a browser that cannot be started
  const { before, after, most, status } = await runTests([...browserTest, ...few], {
    CHROMIUM_PATH: process.execPath,
  });
  expect(status).toBe(1);
  expect(most).toBeGreaterThan(0);
  expect(after).toEqual(before);
});

it('tests that are ended half way leave none either', async () => {
  const { before, after, status } = await runTests([...browserTest, ...few], {}, (run) =>
    run.kill('SIGTERM'),
  );
  expect(status).not.toBe(0);
  expect(after).toEqual(before);
});

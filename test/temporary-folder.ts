import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const prefix = 'site-tests-';

/**
 * Gives this process and all that it starts one temporary folder, which goes with everything in it
 * when the process ends: browsers, runtimes and their profiles leave some of theirs behind, the more
 * so when a test fails. Does nothing where a process above has done so already.
 */
export function takeTemporaryFolder(): void {
  if (basename(tmpdir()).startsWith(prefix)) return;
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // a process that is told to end would end without its 'exit'
  process.once('SIGTERM', () => process.exit(143));
}

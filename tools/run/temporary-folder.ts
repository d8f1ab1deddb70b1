import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives this process and all that it starts one temporary folder, which goes with everything in it
 * when the process ends: browsers, runtimes and their profiles leave some of theirs behind, the more
 * so when a test fails. Does nothing where a process above has done so already.
 */
export function takeTemporaryFolder(): void {
  if (process.env.SITE_TEMPORARY_FOLDER === tmpdir()) return;
  // a short name: the path of a browser's socket must stay under 104 bytes
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.env.SITE_TEMPORARY_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // a process that is told to end would end without its 'exit'
  process.once('SIGTERM', () => process.exit(143));
}

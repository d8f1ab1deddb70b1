import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a temporary folder for this process and its children, and deletes it on exit: browsers and
 * runtimes leave files behind, above all when a test fails. Does nothing if a parent process has
 * already created one.
 */
export function createTemporaryFolder(): void {
  if (process.env.SITE_TEMPORARY_FOLDER === tmpdir()) return;
  // a short name, because the path of a browser's socket must stay under 104 bytes
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  process.env.SITE_TEMPORARY_FOLDER = folder;
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // SIGTERM alone would not emit 'exit'
  process.once('SIGTERM', () => process.exit(143));
}

import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns a temporary folder with copies of these files and folders of the checkout, and links to the rest. */
export function copyCheckout(copied: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const name of readdirSync('.')) {
    if (copied.includes(name)) cpSync(name, join(root, name), { recursive: true });
    else symlinkSync(join(process.cwd(), name), join(root, name));
  }
  return root;
}

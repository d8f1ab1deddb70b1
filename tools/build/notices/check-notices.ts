import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { faultsInNotices } from './faults-in-notices.ts';

/** What staff tell visitors for a while. */
export const noticesFile = 'src/facts/notices.json';

/** Stops the build where a notice could not be shown as it is written, with line and remedy. */
export function checkNotices(): Plugin {
  return {
    name: 'check-notices',
    buildStart() {
      const faults = faultsInNotices(noticesFile, readFileSync(noticesFile, 'utf8'));
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}

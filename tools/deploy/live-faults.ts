import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { digestOf, readVersion } from './build-version.ts';
import { examine } from './doctor/examine.ts';
import { report } from './doctor/report.ts';
import { currentCommit, uncommittedFiles } from './git-state.ts';
import { uploadFaults } from './upload-faults.ts';

/** Returns why this checkout and the build in dist may not go live: a sentence or a list each. */
export async function liveFaults(): Promise<string[]> {
  const built = readVersion('dist');
  const faults = uploadFaults({
    environment: process.env.CLOUDFLARE_ENV,
    commit: currentCommit(),
    changed: uncommittedFiles(),
    built,
    digest: built ? digestOf('dist') : '',
  });
  const findings = await examine(kenyanDay(Date.now()));
  const errors = findings.filter(({ level }) => level === 'error');
  return errors.length > 0 ? [...faults, report(errors)] : faults;
}

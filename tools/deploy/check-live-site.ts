import { kenyanDay } from '../../src/time/kenyan-day.ts';
import { readWranglerConfig } from '../run/wrangler-config.ts';
import { digestOf } from './artifact/digest.ts';
import { currentCommit, uncommittedFiles } from './artifact/git-state.ts';
import { examine } from './doctor/examine.ts';
import { report } from './doctor/report.ts';
import { isPreview, readBuilt, uploadFaults } from './upload-faults.ts';

/** Returns why this checkout and the build in dist may not be uploaded, or undefined. Previews may. */
export async function checkUpload(): Promise<string | undefined> {
  const config = readWranglerConfig();
  if (isPreview(config)) return undefined;
  const built = readBuilt('dist');
  const faults = uploadFaults({
    environment: process.env.CLOUDFLARE_ENV,
    commit: currentCommit(),
    changed: uncommittedFiles(),
    built,
    digest: built ? digestOf('dist') : '',
  });
  const findings = await examine(kenyanDay(Date.now()));
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) faults.push(report(errors));
  return faults.length > 0 ? faults.join('\n') : undefined;
}

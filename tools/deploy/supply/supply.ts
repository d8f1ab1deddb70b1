import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRefused, readAdvisories } from './advisories.ts';
import { concernsIn } from './concerns.ts';
import { findOutdated, pinnedPackages, readNewest } from './outdated.ts';
import { supplyReport } from './supply-report.ts';

/** What npm prints to a question; it ends with 1 where there is something to tell. */
function askNpm(...args: string[]): string {
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}

/* `npm run supply`: what the registry tells of the packages that are installed here. Ends with 1 on a
 * high advisory on what is shipped or run in a deploy, with 2 where the registry tells nothing. */
const concernOf = concernsIn(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const advisories = readAdvisories(askNpm('audit', '--json'), concernOf);
const pinned = pinnedPackages(JSON.parse(readFileSync('package.json', 'utf8')));
const outdated = findOutdated(pinned, (query) =>
  readNewest(askNpm('view', query, 'version', '--json')),
);
console.log(supplyReport({ advisories, outdated }));
if (!advisories) process.exitCode = 2;
else if (advisories.some(isRefused)) process.exitCode = 1;

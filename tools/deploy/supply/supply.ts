import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBlocking, readAdvisories } from './advisories.ts';
import { packageUses } from './concerns.ts';
import { findOutdated, pinnedPackages, readNewest } from './outdated.ts';
import { supplyReport } from './supply-report.ts';

/** Returns what npm prints. Its exit code is ignored: `npm audit` exits with 1 if it finds anything. */
function runNpm(...args: string[]): string {
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return stdout ?? '';
}

/* `npm run supply`: lists advisories and newer versions of the installed packages. Exits with 1 on a
 * high advisory for a package used in the site or a deploy, with 2 if the registry does not answer. */
const usageOf = packageUses(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const advisories = readAdvisories(runNpm('audit', '--json'), usageOf);
const pinned = pinnedPackages(JSON.parse(readFileSync('package.json', 'utf8')));
const outdated = findOutdated(pinned, (query) =>
  readNewest(runNpm('view', query, 'version', '--json')),
);
console.log(supplyReport({ advisories, outdated }));
if (!advisories) process.exitCode = 2;
else if (advisories.some(isBlocking)) process.exitCode = 1;

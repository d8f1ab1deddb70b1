import { type Advisory, isBlocking } from './advisories.ts';
import type { Outdated } from './outdated.ts';

/** Answers of the registry; undefined if it gave none. */
export interface SupplyFindings {
  advisories: readonly Advisory[] | undefined;
  outdated: readonly Outdated[] | undefined;
}

const uses: Readonly<Record<Advisory['use'], string>> = {
  site: 'part of the site',
  deploy: 'runs in build and deploy',
  tests: 'only runs in tests',
};

function adviceLines(advisories: SupplyFindings['advisories']): string[] {
  if (!advisories) {
    return [
      'The registry did not answer about advisories, so there may be some. Try again later or from another network.',
    ];
  }
  if (advisories.length === 0) return ['No advisories for the installed packages.'];
  return advisories.map((advisory) =>
    `${isBlocking(advisory) ? 'BLOCKING ' : ''}${advisory.severity}: ${advisory.package} (${uses[advisory.use]}): ${advisory.title} ${advisory.url}`.trimEnd(),
  );
}

function ageLines(outdated: SupplyFindings['outdated']): string[] {
  if (!outdated) return ['The registry did not answer about newer versions.'];
  if (outdated.length === 0) return ['Every package is up to date.'];
  return outdated.map(
    ({ package: name, current, latest }) => `${name} ${current}, newest ${latest}`,
  );
}

/** Returns advisories and newer versions as plain text, one per line. */
export function supplyReport({ advisories, outdated }: SupplyFindings): string {
  return [
    'Advisories',
    ...adviceLines(advisories),
    '',
    'Newer versions',
    ...ageLines(outdated),
  ].join('\n');
}

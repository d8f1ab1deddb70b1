import { type Advisory, isRefused } from './advisories.ts';
import type { Outdated } from './outdated.ts';

/** What the registry told; undefined for what it did not answer. */
export interface SupplyFindings {
  advisories: readonly Advisory[] | undefined;
  outdated: readonly Outdated[] | undefined;
}

const concerns: Readonly<Record<Advisory['concerns'], string>> = {
  site: 'part of the site',
  deploy: 'runs in build and deploy',
  tests: 'runs in tests alone',
};

function adviceLines(advisories: SupplyFindings['advisories']): string[] {
  if (!advisories) {
    return [
      'The registry told nothing of advisories: nobody knows whether there are any. Ask again later or elsewhere.',
    ];
  }
  if (advisories.length === 0) return ['No advisory on any package that is installed.'];
  return advisories.map((advisory) =>
    `${isRefused(advisory) ? 'REFUSED ' : ''}${advisory.severity}: ${advisory.package} (${concerns[advisory.concerns]}): ${advisory.title} ${advisory.url}`.trimEnd(),
  );
}

function ageLines(outdated: SupplyFindings['outdated']): string[] {
  if (!outdated) return ['The registry told nothing of newer versions.'];
  if (outdated.length === 0) return ['Every package is the newest.'];
  return outdated.map(
    ({ package: name, current, latest }) => `${name} ${current}, newest ${latest}`,
  );
}

/** Advisories and newer versions as plain text, a line each. */
export function supplyReport({ advisories, outdated }: SupplyFindings): string {
  return [
    'Advisories',
    ...adviceLines(advisories),
    '',
    'Newer versions',
    ...ageLines(outdated),
  ].join('\n');
}

import type { Check, Severity, SmokeFault, Target } from './check.ts';
import { featureChecks } from './feature-checks.ts';
import { headerChecks } from './header-checks.ts';
import { pageChecks } from './page-checks.ts';

/** The result of one check. */
export interface Result {
  name: string;
  severity: Severity;
  faults: readonly SmokeFault[];
  /** Whether it was left out, because it means nothing on this machine. */
  isSkipped: boolean;
}

async function runCheck(check: Check, target: Target): Promise<Result> {
  const { name, severity } = check;
  if (check.platformOnly && target.isLocal) return { name, severity, faults: [], isSkipped: true };
  try {
    return { name, severity, faults: await check.run(target), isSkipped: false };
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    const fault = { address: target.origin, expected: 'a response', got };
    return { name, severity, faults: [fault], isSkipped: false };
  }
}

/** Runs all checks, one after the other, so that a live site has no burst of requests. */
export async function runChecks(target: Target): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const check of [...pageChecks, ...headerChecks, ...featureChecks]) {
    results.push(await runCheck(check, target));
  }
  return results;
}

/** Returns one line for each result, and for each fault its address, what was expected and got. */
export function toReport(results: readonly Result[]): string {
  return results
    .flatMap(({ name, severity, faults, isSkipped }) => [
      `${isSkipped ? 'skip' : faults.length === 0 ? 'ok  ' : severity === 'report' ? 'WARN' : 'FAIL'}  ${name}`,
      ...faults.map(
        ({ address, expected, got }) =>
          `      ${address}\n        expected: ${expected}\n        got:      ${got.slice(0, 200)}`,
      ),
    ])
    .join('\n');
}

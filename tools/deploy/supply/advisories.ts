/** A published advisory on an installed package. */
export interface Advisory {
  package: string;
  severity: string;
  title: string;
  /** Its web page, or '' if the registry gives none. */
  url: string;
  /** Where the package is used: shipped in the site, run in a deploy, or only in tests. */
  use: 'site' | 'deploy' | 'tests';
}

/** The fields of `npm audit --json` that are read here (npm 7 and later). */
interface AuditReport {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<
    string,
    {
      severity: string;
      via: readonly (string | { title: string; url?: string; severity: string })[];
    }
  >;
}

/** Severities that block a release of packages used in the site or its deploy. */
const blocking = new Set(['high', 'critical']);

/**
 * Returns the advisories in npm's output, or undefined if the registry did not answer. `usageOf` says
 * where a package is used.
 */
export function readAdvisories(
  output: string,
  usageOf: (name: string) => Advisory['use'],
): Advisory[] | undefined {
  const report = parse(output);
  if (!report?.vulnerabilities) return undefined;
  return Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    // a string is the name of another package in the report
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : {
            package: name,
            severity: cause.severity,
            title: cause.title,
            url: cause.url ?? '',
            use: usageOf(name),
          },
    ),
  );
}

function parse(output: string): AuditReport | undefined {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/** Whether the advisory must be resolved before the next deploy. */
export function isBlocking({ severity, use }: Advisory): boolean {
  return blocking.has(severity) && use !== 'tests';
}

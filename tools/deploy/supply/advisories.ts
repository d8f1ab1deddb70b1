/** One published advisory on a package that is installed here. */
export interface Advisory {
  package: string;
  severity: string;
  title: string;
  /** Where it can be read; '' where the registry names no place. */
  url: string;
  /** Whether the package is one that a visitor gets, the Worker holds, or a deploy runs. */
  concerns: 'site' | 'deploy' | 'tests';
}

/** What `npm audit --json` prints, as far as it is read here (npm 7 and later). */
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

/** Severities that may not go out, where the package concerns the site or its deploy. */
const refused = new Set(['high', 'critical']);

/**
 * The advisories that the registry tells of; undefined where it did not answer. `concernOf` says whom a
 * package concerns.
 */
export function readAdvisories(
  output: string,
  concernOf: (name: string) => Advisory['concerns'],
): Advisory[] | undefined {
  const report = parse(output);
  if (!report?.vulnerabilities) return undefined;
  return Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    // a text names the package that brings it, which has an entry of its own
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : {
            package: name,
            severity: cause.severity,
            title: cause.title,
            url: cause.url ?? '',
            concerns: concernOf(name),
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

/** Whether nothing may be deployed before this one is dealt with. */
export function isRefused({ severity, concerns }: Advisory): boolean {
  return refused.has(severity) && concerns !== 'tests';
}

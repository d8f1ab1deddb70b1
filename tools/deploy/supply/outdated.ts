/** A package of which the registry has a newer version than the one that is installed. */
export interface Outdated {
  package: string;
  current: string;
  latest: string;
}

/** What `npm outdated --json` printed; undefined where the registry did not answer. */
export function readOutdated(output: string): Outdated[] | undefined {
  try {
    const told: Record<string, { current?: string; latest?: string }> = JSON.parse(output || '{}');
    if ('error' in told) return undefined;
    return Object.entries(told).map(([name, { current = 'none', latest = '' }]) => ({
      package: name,
      current,
      latest,
    }));
  } catch {
    return undefined;
  }
}

import type { Version } from '../build-version.ts';

/** The deployment that is checked. */
export interface Target {
  /** Origin without a trailing slash. */
  origin: string;
  /** SITE_URL, which canonicals and the sitemap name. */
  siteUrl: string;
  /** Whether it is a preview (INDEXING = "off"), which must not be listed by search engines. */
  isPreview: boolean;
  /** Whether it runs on this machine, without the platform's cache and without other hosts. */
  isLocal: boolean;
  /** What must be running; undefined accepts any version. */
  expected: Partial<Version> | undefined;
}

/** Something that is not as it must be. */
export interface SmokeFault {
  address: string;
  expected: string;
  got: string;
}

/** What a fault of a check means for the deploy. */
export type Severity =
  /** A wrong status, version, body or missing security header: the version before was better. */
  | 'roll back'
  /** Something of the zone or the platform, which another version would not mend. */
  | 'report';

/** One part of the smoke test. */
export interface Check {
  name: string;
  severity: Severity;
  /** Returns the faults; none if all is well. A rejection is a fault too. */
  run(target: Target): Promise<readonly SmokeFault[]>;
  /** True if it means something only on the platform, not on this machine. */
  platformOnly?: true;
}

/** Returns a fault unless `got` equals `expected`, or matches it if that is a pattern. */
export function compare(address: string, expected: string | RegExp, got: string): SmokeFault[] {
  const isEqual = typeof expected === 'string' ? got === expected : expected.test(got);
  return isEqual ? [] : [{ address, expected: String(expected), got: got || 'nothing' }];
}

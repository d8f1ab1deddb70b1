import { describe, expect, it } from 'vitest';
import { isRefused, readAdvisories } from '../../tools/deploy/supply/advisories.ts';
import { concernsIn, type LockFile } from '../../tools/deploy/supply/concerns.ts';
import { findOutdated, pinnedPackages, readNewest } from '../../tools/deploy/supply/outdated.ts';
import { supplyReport } from '../../tools/deploy/supply/supply-report.ts';
import { lockFile, project } from './lock-file.ts';

const concernOf = concernsIn(lockFile as LockFile);

/** What npm prints of one advisory on a package. */
const audit = (name: string, severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      [name]: {
        severity,
        via: [{ title: 'It reads too far', url: 'https://advisories.example/1', severity }],
      },
      // one that only brings it
      above: { severity, via: [name] },
    },
  });

const advisoriesOf = (name: string, severity: string) =>
  readAdvisories(audit(name, severity), concernOf) ?? [];

describe('an advisory', () => {
  it.each([
    ['react-dom', 'critical', true],
    ['react-dom', 'high', true],
    ['undici', 'high', true],
    ['undici', 'moderate', false],
    ['lighthouse', 'high', false],
  ])('on %s, %s: refused is %s', (name, severity, refused) => {
    const [advisory, another] = advisoriesOf(name, severity);
    expect(advisory && isRefused(advisory)).toBe(refused);
    expect(another).toBeUndefined();
  });
});

describe('a registry that does not answer', () => {
  it.each(['', 'not found', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
    "%j is not read as 'no advisories'",
    (output) => {
      expect(readAdvisories(output, concernOf)).toBeUndefined();
    },
  );

  it('is reported as silent', () => {
    expect(readNewest('{"error":{"code":"ENOTFOUND"}}')).toBeUndefined();
    expect(readNewest('')).toBeUndefined();
    expect(findOutdated(pinnedPackages(project), () => undefined)).toBeUndefined();
    const text = supplyReport({ advisories: undefined, outdated: undefined });
    expect(text).toContain('told nothing of advisories');
    expect(text).toContain('told nothing of newer versions');
    expect(text).not.toMatch(/No advisory|newest\./);
  });
});

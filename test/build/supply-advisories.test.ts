import { describe, expect, it } from 'vitest';
import { isBlocking, readAdvisories } from '../../tools/deploy/supply/advisories.ts';
import { type LockFile, packageUses } from '../../tools/deploy/supply/concerns.ts';
import { findOutdated, pinnedPackages, readNewest } from '../../tools/deploy/supply/outdated.ts';
import { supplyReport } from '../../tools/deploy/supply/supply-report.ts';
import { lockFile, project } from './lock-file.ts';

const usageOf = packageUses(lockFile as LockFile);

/** The output of npm audit for one advisory on a package. */
const audit = (name: string, severity: string) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      [name]: {
        severity,
        via: [{ title: 'It reads too far', url: 'https://advisories.example/1', severity }],
      },
      // a package that depends on it
      above: { severity, via: [name] },
    },
  });

const advisoriesOf = (name: string, severity: string) =>
  readAdvisories(audit(name, severity), usageOf) ?? [];

describe('an advisory', () => {
  it.each([
    ['react-dom', 'critical', true],
    ['react-dom', 'high', true],
    ['undici', 'high', true],
    ['undici', 'moderate', false],
    ['lighthouse', 'high', false],
  ])('on %s with severity %s stops a deploy: %s', (name, severity, blocking) => {
    const [advisory, another] = advisoriesOf(name, severity);
    expect(advisory && isBlocking(advisory)).toBe(blocking);
    expect(another).toBeUndefined();
  });
});

describe('a registry that does not answer', () => {
  it("is not read as 'no advisories'", () => {
    for (const output of ['', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])
      expect(readAdvisories(output, usageOf)).toBeUndefined();
  });

  it('is reported as unknown', () => {
    expect(readNewest('{"error":{"code":"ENOTFOUND"}}')).toBeUndefined();
    expect(readNewest('')).toBeUndefined();
    expect(findOutdated(pinnedPackages(project), () => undefined)).toBeUndefined();
    const text = supplyReport({ advisories: undefined, outdated: undefined });
    expect(text).toContain('did not answer about advisories');
    expect(text).toContain('did not answer about newer versions');
    expect(text).not.toMatch(/No advisories|up to date/);
  });
});

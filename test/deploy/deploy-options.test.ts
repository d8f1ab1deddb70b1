import { expect, it } from 'vitest';
import { readDeployOptions } from '../../tools/deploy/deploy-options.ts';

it('reads the options of a live deploy, a preview and an artifact', () => {
  expect(readDeployOptions([])).toEqual({ sample: false, dryRun: false, artifact: undefined });
  expect(readDeployOptions(['--sample', '--dry-run'])).toMatchObject({
    sample: true,
    dryRun: true,
  });
  expect(readDeployOptions(['--artifact', 'site.tar.gz', '--digest', 'sha256:1'])).toMatchObject({
    artifact: { file: 'site.tar.gz', digest: 'sha256:1' },
  });
});

it.each([
  ['--config', 'other.toml'],
  ['--env', 'production'],
  ['--env=production'],
  ['-e', 'production'],
  ['-c', 'other.toml'],
  ['--name', 'gitaru-hospital'],
  ['--var', 'SITE_URL:https://other.example'],
  ['--domain', 'other.example'],
  ['--route', 'other.example/*'],
  ['--assets', 'elsewhere'],
  ['other-worker.js'],
  ['--', '--name', 'gitaru-hospital'],
  ['--artifact', 'site.tar.gz'],
  ['--digest', 'sha256:1'],
])('refuses %s %s', (...args) => {
  expect(() => readDeployOptions(args.filter(Boolean))).toThrow();
});

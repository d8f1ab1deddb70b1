import { describe, expect, it } from 'vitest';
import { type HstsDecision, hstsPolicy } from '../../src/http/transport-security.ts';
import { plainHttp } from '../../tools/deploy/doctor/plain-http.ts';
import { readDeployment } from '../../tools/deploy/doctor/read-checkout.ts';
import { otherConfigs, wranglerSettings } from '../../tools/deploy/doctor/wrangler-settings.ts';
import { isPreview, uploadFaults } from '../../tools/deploy/upload-faults.ts';
import { readWranglerConfig } from '../../tools/run/wrangler-config.ts';

describe('wrangler.toml', () => {
  const config = readWranglerConfig();
  const { observability, assets, vars, build: _, ...others } = config;

  it.each([
    ['[env.production]', { env: { production: { vars: { SITE_URL: 'http://x.example' } } } }],
    [
      'assets.not_found_handling',
      { assets: { ...assets, not_found_handling: 'single-page-application' } },
    ],
    ['[cache] cross_version_cache', { cache: { enabled: true, cross_version_cache: true } }],
    ['INDEXING', { vars: { ...vars, INDEXING: 'off' } }],
    ['invocation_logs', { observability: { ...observability, logs: { invocation_logs: true } } }],
    ['workers_dev', { workers_dev: true }],
    ['traces', { observability: { ...observability, traces: { enabled: true } } }],
    ['logpush', { logpush: true }],
    ['tail_consumers', { tail_consumers: [{ service: 'other' }] }],
    ['main', { main: 'src/other.js' }],
    ['build.command', { build: { command: 'true' } }],
  ])('with another %s has one error', (_name, change) => {
    expect(wranglerSettings({ ...config, ...change } as typeof config)).toHaveLength(1);
  });

  it('without the check before an upload has an error', () => {
    expect(
      wranglerSettings({ ...others, observability, assets, vars } as typeof config),
    ).toHaveLength(1);
  });

  it.each(['wrangler.json', 'wrangler.jsonc', '.wrangler/deploy/config.json'])(
    'replaced by %s is an error',
    (file) => expect(otherConfigs([file])).toHaveLength(1),
  );

  it('needs a custom domain, not a route of a zone', () => {
    const routes = [{ pattern: 'www.mlima.co.ke/*', zone_name: 'mlima.co.ke' }];
    expect(readDeployment({ ...config, routes }).customDomains).toEqual([]);
  });
});

describe('an upload by wrangler', () => {
  const state = {
    environment: undefined,
    commit: 'a',
    changed: [],
    built: { commit: 'a', digest: '1' },
    digest: '1',
  };

  it.each([
    ['an environment in CLOUDFLARE_ENV', { environment: 'production' }],
    ['a changed file', { changed: [' M src/facts/hospital/site.ts'] }],
    ['no git checkout', { commit: '', built: { commit: '', digest: '1' } }],
    ['a build of changed files', { built: { commit: 'a-dirty', digest: '1' } }],
    ['a build of another commit', { built: { commit: 'b', digest: '1' } }],
    ['a file in dist that was changed after the build', { digest: '2' }],
    ['no build', { built: undefined }],
  ])('with %s is refused', (_name, change) => {
    expect(uploadFaults(state)).toEqual([]);
    expect(uploadFaults({ ...state, ...change })).toHaveLength(1);
  });

  it('is a preview with INDEXING off, unless it has a domain', () => {
    const vars = { INDEXING: 'off' };
    expect(isPreview({ vars })).toBe(true);
    expect(isPreview({ vars: { INDEXING: 'on' } })).toBe(false);
    expect(isPreview({ vars, routes: ['www.mlima.co.ke/*'] })).toBe(false);
  });
});

describe('HSTS', () => {
  const none: HstsDecision = { decidedOn: null, includeSubDomains: false, preload: false };
  const all = { decidedOn: '2026-12-01', includeSubDomains: true, preload: true };

  it.each([
    [none, 'max-age=63072000'],
    [{ ...all, decidedOn: null }, 'max-age=63072000'],
    [{ ...all, includeSubDomains: false }, 'max-age=63072000'],
    [{ ...all, preload: false }, 'max-age=63072000; includeSubDomains'],
    [all, 'max-age=63072000; includeSubDomains; preload'],
  ])('%j sends %s', (decision, policy) => expect(hstsPolicy(decision)).toBe(policy));

  it.each([
    ['preload without a day', { ...all, decidedOn: null }, undefined],
    ['preload without subdomains', { ...all, includeSubDomains: false }, undefined],
    ['another policy in public/_headers', all, 'max-age=60'],
    ['no policy in public/_headers', all, ''],
  ])('%s is an error', (_name, decision, sent) => {
    const line = (policy: string) => policy && `Strict-Transport-Security: ${policy}`;
    expect(plainHttp(all, line(hstsPolicy(all)))).toEqual([]);
    const headers = line(sent ?? hstsPolicy(decision));
    expect(plainHttp(decision, headers)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { type HstsDecision, hstsPolicy } from '../../src/http/transport-security.ts';
import { uploadFaults } from '../../tools/deploy/upload-faults.ts';
import { uploadKind } from '../../tools/deploy/upload-kind.ts';

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
    ['a changed file', { changed: [' M src/facts/hospital/hospital.json'] }],
    ['no git checkout', { commit: '', built: { commit: '', digest: '1' } }],
    ['a build of changed files', { built: { commit: 'a-dirty', digest: '1' } }],
    ['a build of another commit', { built: { commit: 'b', digest: '1' } }],
    ['a file in dist that was changed after the build', { digest: '2' }],
    ['no build', { built: undefined }],
  ])('with %s is refused', (_name, change) => {
    expect(uploadFaults(state)).toEqual([]);
    expect(uploadFaults({ ...state, ...change })).toHaveLength(1);
  });
});

describe('what an upload is', () => {
  const preview = { name: 'mlima-sample', workers_dev: true, vars: { INDEXING: 'off' } };

  it('is a preview with a name of its own, on workers.dev, without indexing and domain', () => {
    expect(uploadKind(preview)).toEqual({ kind: 'preview', name: 'mlima-sample' });
  });

  it.each([
    ['the name of the live Worker', { name: 'mlima' }, undefined],
    ['no workers.dev address', { workers_dev: false }, undefined],
    ['indexing', { vars: { INDEXING: 'on' } }, undefined],
    ['a domain', { routes: [{ pattern: 'www.mlima.co.ke', custom_domain: true }] }, undefined],
    ['a name from the build service', {}, 'mlima'],
  ])('is live with %s', (_name, change, override) => {
    expect(uploadKind({ ...preview, ...change }, override).kind).toBe('live');
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
});

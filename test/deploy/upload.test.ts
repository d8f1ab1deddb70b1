import { expect, it } from 'vitest';
import { uploadFaults } from '../../tools/deploy/upload-faults.ts';
import { uploadKind } from '../../tools/deploy/upload-kind.ts';

it.each([
  ['an environment in CLOUDFLARE_ENV', { environment: 'production' }],
  ['a changed file', { changed: [' M src/facts/hospital/hospital.json'] }],
  ['no git checkout', { commit: '', built: { commit: '', digest: '1' } }],
  ['a build of changed files', { built: { commit: 'a-dirty', digest: '1' } }],
  ['a build of another commit', { built: { commit: 'b', digest: '1' } }],
  ['a file in dist that was changed after the build', { digest: '2' }],
  ['no build', { built: undefined }],
])('an upload with %s is refused', (_name, change) => {
  const built = { commit: 'a', digest: '1' };
  const state = { environment: undefined, commit: 'a', changed: [], built, digest: '1' };
  expect(uploadFaults(state)).toEqual([]);
  expect(uploadFaults({ ...state, ...change })).toHaveLength(1);
});

const preview = { name: 'mlima-sample', workers_dev: true, vars: { INDEXING: 'off' } };

it('an upload is a preview by its own name, on workers.dev, without indexing and domain', () => {
  expect(uploadKind(preview)).toEqual({ kind: 'preview', name: 'mlima-sample' });
});

it.each([
  ['the name of the live Worker', { name: 'mlima' }, undefined],
  ['no workers.dev address', { workers_dev: false }, undefined],
  ['indexing', { vars: { INDEXING: 'on' } }, undefined],
  ['a domain', { routes: [{ pattern: 'www.mlima.co.ke', custom_domain: true }] }, undefined],
  ['a name from the build service', {}, 'mlima'],
])('an upload with %s is live', (_name, change, override) => {
  expect(uploadKind({ ...preview, ...change }, override).kind).toBe('live');
});

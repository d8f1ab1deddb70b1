import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownPlaces } from '../../../src/locales/places.ts';
import { serviceWorkerPolicy } from '../../../src/site/service-worker-address.ts';
import { visit } from '../../support/worker/visit.ts';

async function policyOf(path: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const policy = (await visit(path)).headers.get('Content-Security-Policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

afterEach(() => vi.restoreAllMocks());
describe('what a page may load', () => {
  it.each([...knownPlaces.keys(), '/no-such-page'])(
    '%s: nothing inline, nothing unnamed',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy['default-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
      expect(policy['trusted-types']).toEqual([serviceWorkerPolicy]);
      expect(policy['worker-src']).toEqual(["'self'"]);
      expect(policy['form-action']).toEqual([
        "'self'",
        'https://wa.me',
        'https://api.whatsapp.com',
      ]);
      expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|data:|http:/);
    },
  );

  it('only the contact page may show a frame, from one maps host', async () => {
    for (const path of knownPlaces.keys()) {
      const frames = (await policyOf(path))['frame-src'];
      if (path === '/contact') expect(frames).toEqual([expect.stringMatching(/^https:\/\//)]);
      else expect(frames).toEqual(["'none'"]);
    }
  });

  it('only the testimonials may show pictures of another host', async () => {
    for (const path of knownPlaces.keys()) {
      const pictures = (await policyOf(path))['img-src'];
      expect(pictures?.[0]).toBe("'self'");
      expect(pictures).toHaveLength(path === '/testimonials' ? 2 : 1);
    }
  });
});

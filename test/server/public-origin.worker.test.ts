import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Env } from '../../src/http/env.ts';
import { previewOrigin, visit } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

/** The answer of a preview whose operator has set some variables otherwise. */
async function visitDeployment(path: string, variables: Partial<Env>): Promise<Response> {
  const request = new Request(previewOrigin + path, { headers: { Host: 'evil.example' } });
  return createApp().fetch(request, { ...workerEnv, INDEXING: 'off', ...variables });
}

describe('the public origin', () => {
  it('comes from SITE_URL and never from the host of the request', async () => {
    for (const path of ['/', '/about', '/blog/1', '/no-such-page', '/sitemap.xml']) {
      const response = await visitDeployment(path, { SITE_URL: 'https://clinic.example' });
      const text = await response.text();
      expect(text).toContain('https://clinic.example/');
      expect(text).not.toContain(new URL(previewOrigin).host);
      expect(text).not.toContain('evil.example');
    }
  });

  it.each(['', 'clinic.example', 'javascript:alert(1)', 'https://'])(
    'that is no web address (%j) is taken for that of the build',
    async (SITE_URL) => {
      for (const path of ['/about', '/sitemap.xml', '/no-such-page']) {
        const [response, right] = [await visitDeployment(path, { SITE_URL }), await visit(path)];
        expect(response.status).toBe(right.status);
        expect(await response.text()).toBe(await right.text());
      }
    },
  );
});

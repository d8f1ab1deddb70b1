import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import type { Env } from '../../src/server/env.ts';
import { elementOf, elementsOf } from './read-html.ts';
import { previewOrigin, visit, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

/** The answer of a deployment whose operator has set some variables otherwise. */
async function visitDeployment(path: string, variables: Partial<Env>): Promise<Response> {
  const request = new Request(previewOrigin + path, { headers: { Host: 'evil.example' } });
  return createApp().fetch(request, { ...workerEnv, ...variables });
}

describe('the public origin', () => {
  it('comes from SITE_URL and never from the host of the request', async () => {
    for (const path of ['/', '/about', '/blog/1', '/no-such-page', '/robots.txt', '/sitemap.xml']) {
      const response = await visitDeployment(path, { SITE_URL: 'https://clinic.example' });
      const text = await response.text();
      expect(text).toContain('https://clinic.example/');
      expect(text).not.toContain(new URL(previewOrigin).host);
      expect(text).not.toContain('evil.example');
    }
  });

  it.each(['https://clinic.example/', 'https://clinic.example/some/path?x#y'])(
    'is the origin alone of %s',
    async (SITE_URL) => {
      const html = await (await visitDeployment('/about', { SITE_URL })).text();
      const canonical = elementOf(html, 'link', { rel: 'canonical' });
      expect(canonical.attributes.href).toBe('https://clinic.example/about');
    },
  );

  it.each(['', 'clinic.example', 'javascript:alert(1)', 'https://'])(
    'that is no web address (%j) is taken for that of the build',
    async (SITE_URL) => {
      for (const path of ['/about', '/robots.txt', '/sitemap.xml', '/no-such-page']) {
        const [response, right] = [await visitDeployment(path, { SITE_URL }), await visit(path)];
        expect(response.status).toBe(right.status);
        expect(await response.text()).toBe(await right.text());
      }
    },
  );
});

describe('an analytics host', () => {
  it('is connected to early on every page once the operator names one', async () => {
    for (const path of ['/', '/blog/2', '/no-such-page']) {
      const response = await visitDeployment(path, {
        ANALYTICS_ORIGIN: 'https://stats.example/script.js',
      });
      const html = await response.text();
      for (const rel of ['preconnect', 'dns-prefetch']) {
        const [link, another] = elementsOf(html, 'link', { rel });
        expect(link?.attributes.href).toBe('https://stats.example');
        expect(another).toBeUndefined();
      }
    }
  });

  it('that is no web address is left out', async () => {
    const response = await visitDeployment('/', { ANALYTICS_ORIGIN: 'stats.example' });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/preconnect|dns-prefetch/);
  });

  it.each(['', undefined])('is not connected to when it is %j', async (ANALYTICS_ORIGIN) => {
    const { ANALYTICS_ORIGIN: _, ...rest } = workerEnv;
    const env: Env = ANALYTICS_ORIGIN === undefined ? rest : { ...rest, ANALYTICS_ORIGIN };
    const html = await (await createApp().fetch(new Request(`${visitedOrigin}/`), env)).text();
    expect(html).not.toMatch(/preconnect|dns-prefetch/);
  });

  it('is not configured as the site ships', async () => {
    expect(await (await visit('/')).text()).not.toMatch(/preconnect|dns-prefetch/);
  });
});

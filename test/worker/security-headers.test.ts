import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/app.ts';
import { serviceWorkerPolicy } from '../../src/facts/offline.ts';
import { knownPlaces } from '../../src/places.ts';
import { listenToConsole } from './listen-to-console.ts';
import { machineFilePaths } from './machine-file-paths.ts';
import { goodInput, postBody, postForm } from './post-form.ts';
import { visit, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

/** One answer of each kind that the Worker gives, by what the visitor did. */
const answers: Readonly<Record<string, { status: number; ask: () => Promise<Response> }>> = {
  'a page': { status: 200, ask: () => visit('/about') },
  'an article': { status: 200, ask: () => visit('/blog/1') },
  'a search': { status: 200, ask: () => visit('/medical-blog?q=iron') },
  'robots.txt': { status: 200, ask: () => visit('/robots.txt') },
  'another spelling': { status: 301, ask: () => visit('/About/') },
  'a form sent to another spelling': {
    status: 308,
    ask: () => visit('/Contact', { method: 'POST' }),
  },
  'a page the visitor has': {
    status: 304,
    ask: () => visit('/about', { headers: { 'If-None-Match': '*' } }),
  },
  'a good form': { status: 303, ask: () => postForm('/contact', goodInput['/contact']) },
  'a damaged form': {
    status: 400,
    ask: () => postBody('/', 'x', 'multipart/form-data; boundary=y'),
  },
  'an unknown page': { status: 404, ask: () => visit('/no-such-page') },
  'an unknown article': { status: 404, ask: () => visit('/blog/99') },
  'a refused method': { status: 405, ask: () => visit('/about', { method: 'DELETE' }) },
  'too large a form': { status: 413, ask: () => postBody('/', 'x'.repeat(20_000)) },
  'a form of another type': { status: 415, ask: () => postBody('/', '{}', 'application/json') },
  'a form with errors': { status: 422, ask: () => postForm('/contact', {}) },
  'a failure': {
    status: 500,
    ask: async () => {
      listenToConsole();
      const loadRenderer = () => Promise.reject(new Error('no renderer'));
      return createApp({ loadRenderer }).fetch(new Request(`${visitedOrigin}/about`), workerEnv);
    },
  },
};

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

describe('every kind of answer', () => {
  it.each(Object.entries(answers))(
    '%s carries the security headers',
    async (_, { status, ask }) => {
      const response = await ask();
      expect(response.status).toBe(status);
      const header = (name: string) => response.headers.get(name);
      expect(header('Strict-Transport-Security')).toMatch(/^max-age=\d{8,}; includeSubDomains/);
      expect(header('X-Content-Type-Options')).toBe('nosniff');
      expect(header('X-Frame-Options')).toBe('DENY');
      expect(header('Permissions-Policy')).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
      );
      expect(header('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
      expect(header('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(header('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(header('Set-Cookie')).toBeNull();
      expect(header('X-Powered-By')).toBeNull();
    },
  );

  it.each(Object.entries(answers))(
    '%s tells others no more than it must',
    async (_, { status, ask }) => {
      const policy = (await ask()).headers.get('Referrer-Policy');
      expect(policy).toBe(status === 303 ? 'no-referrer' : 'strict-origin-when-cross-origin');
    },
  );
});

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

  it('a form that comes back on the contact page keeps its map', async () => {
    const sent = await postForm('/contact', {});
    const page = await visit('/contact');
    const header = 'Content-Security-Policy';
    expect(sent.headers.get(header)).toBe(page.headers.get(header));
  });

  it.each(machineFilePaths)('%s is what its type says', async (path) => {
    const type = (await visit(path)).headers.get('Content-Type');
    expect(type).toMatch(
      /^(text\/(plain|vcard)|application\/(xml|atom\+xml|manifest\+json)); charset=utf-8$/,
    );
  });
});

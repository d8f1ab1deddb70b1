import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { knownPlaces } from '../../src/places.ts';
import { edgeCacheHeader, edgeCachePolicies } from '../../src/server/cache-policies.ts';
import type { Env } from '../../src/server/env.ts';
import { machineFilePaths } from './machine-file-paths.ts';
import { previewOrigin, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const app = createApp();

async function ask(address: string, init: RequestInit = {}, variables: Partial<Env> = {}) {
  const request = new Request(address, { redirect: 'manual', ...init });
  return app.fetch(request, { ...workerEnv, ...variables });
}

const robotsTag = (answer: Response) => answer.headers.get('X-Robots-Tag');

/** A page twice, for the second time it is sent ahead of all middleware; then all other kinds. */
const requests: readonly (readonly [target: string, init?: RequestInit])[] = [
  ['/about'],
  ['/about'],
  ['/about', { method: 'HEAD' }],
  ['/about', { headers: { 'If-None-Match': '*' } }],
  ['/about?x=1'],
  ['/About'],
  ['/About?x=1'],
  ['/sw'],
  ['/no-such-page'],
  ['/search?q=fever'],
  ['/about', { method: 'DELETE' }],
  ['/contact', { method: 'POST', body: new URLSearchParams({ name: '' }) }],
  ...machineFilePaths.map((path) => [path] as const),
];

describe("another host than the site's own", () => {
  const hosts = [
    previewOrigin,
    // the domain without 'www', a host that begins or ends alike, another port
    visitedOrigin.replace('www.', ''),
    `${visitedOrigin}.evil.example`,
    visitedOrigin.replace('www', 'evil-www'),
    `${visitedOrigin}:8443`,
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
  ];

  it.each(hosts)('%s: search engines list nothing', async (host) => {
    for (const [target, init] of requests) {
      expect(robotsTag(await ask(host + target, init)), target).toBe('noindex');
    }
  });

  it("leaves nothing to the platform's cache, which tells no hosts apart", async () => {
    for (const [target, init] of requests) {
      const { headers } = await ask(previewOrigin + target, init);
      expect(headers.get(edgeCacheHeader), target).toBe(edgeCachePolicies.none);
    }
  });

  it('takes nothing from what the site itself is sent', async () => {
    for (const path of knownPlaces.keys()) {
      await ask(previewOrigin + path);
      const answer = await ask(visitedOrigin + path);
      expect(robotsTag(answer), path).toBeNull();
      expect(answer.headers.get(edgeCacheHeader), path).toBe(edgeCachePolicies.page);
    }
  });
});

describe("the site's own host", () => {
  it.each([
    visitedOrigin,
    // before the platform sends everybody on to https
    visitedOrigin.replace('https:', 'http:'),
    'http://localhost:8787',
    'http://127.0.0.1:40123',
    'http://[::1]:8787',
  ])('%s: whoever may list a page may', async (host) => {
    for (const [target, init] of requests) {
      expect(robotsTag(await ask(host + target, init)), target).toBeNull();
    }
  });

  it('is that of the build where SITE_URL is no address', async () => {
    expect(robotsTag(await ask(`${visitedOrigin}/about`, {}, { SITE_URL: 'oops' }))).toBeNull();
    expect(robotsTag(await ask(`${previewOrigin}/about`, {}, { SITE_URL: 'oops' }))).toBe(
      'noindex',
    );
  });
});

describe('a deployment that nobody is to list', () => {
  it('says so in every answer, under its own host too', async () => {
    for (const [target, init] of requests) {
      const answer = await ask(visitedOrigin + target, init, { INDEXING: 'off' });
      expect(robotsTag(answer), target).toBe('noindex');
    }
  });

  it('has a robots.txt that lets nobody in', async () => {
    const closed = await ask(`${visitedOrigin}/robots.txt`, {}, { INDEXING: 'off' });
    expect(await closed.text()).toBe('User-agent: *\nDisallow: /\n');
    const open = await ask(`${visitedOrigin}/robots.txt`);
    expect(await open.text()).not.toMatch(/^Disallow/m);
  });
});

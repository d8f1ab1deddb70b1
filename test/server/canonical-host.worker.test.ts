import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { edgeCacheControl, edgeCacheHeader } from '../../src/http/cache-rules.ts';
import type { Env } from '../../src/http/env.ts';
import { machineFilePaths } from '../support/worker/machine-file-paths.ts';
import { previewOrigin, visitedOrigin } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const app = createApp();

async function ask(address: string, init: RequestInit = {}, variables: Partial<Env> = {}) {
  const request = new Request(address, { redirect: 'manual', ...init });
  return app.fetch(request, { ...workerEnv, ...variables });
}

const robotsTag = (answer: Response) => answer.headers.get('X-Robots-Tag');

/** A request of each kind; the page twice, once rendered and once from memory. */
const requests: readonly (readonly [target: string, init?: RequestInit])[] = [
  ['/about'],
  ['/about'],
  ['/about', { method: 'HEAD' }],
  ['/about', { headers: { 'If-None-Match': '*' } }],
  ['/about?x=1'],
  ['/About'],
  ['/About?x=1'],
  ['/no-such-page'],
  ['/medical-blog?q=fever'],
  ['/about', { method: 'DELETE' }],
  ['/contact', { method: 'POST', body: new URLSearchParams({ name: '' }) }],
  ...machineFilePaths.map((path) => [path] as const),
];

const otherHosts = [
  previewOrigin,
  // the domain without 'www', a host that begins or ends alike, another port
  visitedOrigin.replace('www.', ''),
  `${visitedOrigin}.evil.example`,
  visitedOrigin.replace('www', 'evil-www'),
  `${visitedOrigin}:8443`,
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
];

const ownHosts = [
  visitedOrigin,
  // the platform redirects to https before the Worker
  visitedOrigin.replace('https:', 'http:'),
  'http://localhost:8787',
  'http://127.0.0.1:40123',
  'http://[::1]:8787',
];

describe('the live site', () => {
  it.each(otherHosts)('redirects every request on %s to its own host, query kept', async (host) => {
    for (const [target, init = {}] of requests) {
      const answer = await ask(host + target, init);
      const isRead = ['GET', 'HEAD'].includes(init.method ?? 'GET');
      expect(answer.status, target).toBe(isRead ? 301 : 308);
      expect(answer.headers.get('Location'), target).toBe(visitedOrigin + target);
      expect(answer.headers.get(edgeCacheHeader), target).toBe(edgeCacheControl(0));
      expect(answer.headers.get('Strict-Transport-Security'), target).not.toBeNull();
    }
  });

  it.each(ownHosts)('answers on %s, and may be listed', async (host) => {
    for (const [target, init] of requests) {
      const answer = await ask(host + target, init);
      expect(answer.headers.get('Location') ?? '', target).not.toContain('://');
      expect(robotsTag(answer), target).toBeNull();
    }
  });

  it('lets browsers keep the redirect for an hour, and never one with a query', async () => {
    const [plain, asked] = [
      await ask(`${previewOrigin}/about`),
      await ask(`${previewOrigin}/?q=x`),
    ];
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(asked.headers.get('Cache-Control')).toBe('private, no-store');
  });
});

describe('a preview (INDEXING off)', () => {
  it.each([visitedOrigin, previewOrigin])('answers on %s with noindex, always', async (host) => {
    for (const [target, init] of requests) {
      const answer = await ask(host + target, init, { INDEXING: 'off' });
      expect(robotsTag(answer), target).toBe('noindex');
      expect(answer.headers.get('Location') ?? '', target).not.toContain('://');
    }
  });

  it('has a robots.txt that lets no crawler in', async () => {
    const closed = await ask(`${visitedOrigin}/robots.txt`, {}, { INDEXING: 'off' });
    expect(await closed.text()).toBe('User-agent: *\nDisallow: /\n');
    const open = await ask(`${visitedOrigin}/robots.txt`);
    expect(await open.text()).not.toMatch(/^Disallow/m);
  });
});

import { expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { isSampleHospital } from '../../src/facts/hospital/site.ts';
import { edgeCacheControl, edgeCacheHeader } from '../../src/http/cache-rules.ts';
import type { Env } from '../../src/http/env.ts';
import { hrefIn } from '../../src/site/addresses.ts';
import { languageNames } from '../../src/site/languages.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { previewOrigin, visitedOrigin } from '../support/worker/visit.ts';
import { workerEnv } from '../support/worker/worker-env.ts';

const app = createApp();

async function ask(address: string, init: RequestInit = {}, variables: Partial<Env> = {}) {
  const request = new Request(address, { redirect: 'manual', ...init });
  // an app caches pages of one SITE_URL
  return ('SITE_URL' in variables ? createApp() : app).fetch(request, {
    ...workerEnv,
    ...variables,
  });
}

const robotsTag = (response: Response) => response.headers.get('X-Robots-Tag');

/** A request of each kind; the page twice, once rendered and once from memory. */
const requests: readonly (readonly [target: string, init?: RequestInit])[] = [
  ['/about'],
  ['/about', { headers: { 'If-None-Match': '*' } }],
  ['/About?x=1', { method: 'HEAD' }],
  ['/no-such-page'],
  ['/medical-blog?q=fever'],
  ['/about', { method: 'DELETE' }],
  ['/contact', { method: 'POST', body: new URLSearchParams({ name: '' }) }],
  ['/sitemap.xml'],
];

const otherHosts = [
  previewOrigin,
  `${visitedOrigin}.evil.example`,
  'http://localhost.evil.example',
];

const ownHosts = [
  visitedOrigin,
  // the platform redirects to https before the Worker
  visitedOrigin.replace('https:', 'http:'),
  'http://localhost:8787',
  'http://127.0.0.1:40123',
  'http://[::1]:8787',
];

it.each(otherHosts)(
  'the live site redirects every request on %s to its own host with the query',
  async (host) => {
    for (const [target, init = {}] of requests) {
      const response = await ask(host + target, init);
      const isRead = ['GET', 'HEAD'].includes(init.method ?? 'GET');
      expect(response.status, target).toBe(isRead ? 301 : 308);
      expect(response.headers.get('Location'), target).toBe(visitedOrigin + target);
      const isPlain = isRead && !target.includes('?');
      if (isPlain) expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
      if (target.includes('?'))
        expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get(edgeCacheHeader), target).toBe(edgeCacheControl(0));
      expect(response.headers.get('Strict-Transport-Security'), target).not.toBeNull();
    }
  },
);

it.each(ownHosts)('the live site answers on %s without noindex', async (host) => {
  for (const [target, init] of requests) {
    const response = await ask(host + target, init);
    expect(response.headers.get('Location') ?? '', target).not.toContain('://');
    expect(robotsTag(response), target).toBeNull();
  }
});

it.each([visitedOrigin, previewOrigin])(
  'a preview sends noindex on every response of %s',
  async (host) => {
    for (const [target, init] of requests) {
      const response = await ask(host + target, init, { INDEXING: 'off' });
      expect(robotsTag(response), target).toBe('noindex');
      expect(response.headers.get('Location') ?? '', target).not.toContain('://');
    }
  },
);

it('a preview says on its pages that it is not a real hospital, and the live site does not', async () => {
  for (const language of languageNames) {
    const { sample, hospital } = wordsIn(language, 'frame').frame.notices.preview;
    const text = isSampleHospital ? sample : hospital;
    for (const name of ['home', 'emergency', 'emergencyCard'] as const) {
      const address = visitedOrigin + hrefIn(language)(name);
      // with its own SITE_URL, so that the app is new and caches only pages of a preview
      const settings = { INDEXING: 'off', SITE_URL: workerEnv.SITE_URL };
      const preview = await (await ask(address, {}, settings)).text();
      expect(preview, address).toContain(text);
      expect(await (await ask(address)).text(), address).not.toContain(text);
    }
  }
});

it('a preview has a robots.txt that closes it to crawlers', async () => {
  const closed = await ask(`${visitedOrigin}/robots.txt`, {}, { INDEXING: 'off' });
  expect(await closed.text()).toBe('User-agent: *\nDisallow: /\n');
  const open = await ask(`${visitedOrigin}/robots.txt`);
  expect(await open.text()).not.toMatch(/^Disallow/m);
});

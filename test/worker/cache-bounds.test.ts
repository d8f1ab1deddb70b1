import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/places.ts';
import { answerPages } from '../../src/server/answer-pages.ts';
import type { AppEnv } from '../../src/server/env.ts';
import { createKnownPaths } from '../../src/server/known-paths.ts';
import { createLoadSearch } from '../../src/server/load-search.ts';
import { createPageCache } from '../../src/server/page-cache.ts';
import { redirectToCleanAddress } from '../../src/server/redirect-to-clean-address.ts';
import { loadRenderer } from '../../src/server/renderer.ts';
import { sendNotFound } from '../../src/server/send-not-found.ts';
import { madeUpFacts, rendering } from './made-up-page.ts';
import { visit, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

/** The site's pages round a cache that can be looked into. */
function createWatchedSite() {
  const cache = createPageCache();
  const knownPaths = createKnownPaths(async () => undefined);
  const app = new Hono<AppEnv>();
  app.use(redirectToCleanAddress(knownPaths));
  app.get(
    '*',
    answerPages(knownPaths, cache, { loadRenderer, loadSearch: createLoadSearch(loadRenderer) }),
  );
  app.notFound((c) => sendNotFound(c, cache, loadRenderer));
  return {
    cache,
    async ask(target: string): Promise<number> {
      const response = await app.fetch(new Request(visitedOrigin + target), workerEnv);
      await response.arrayBuffer();
      return response.status;
    },
  };
}

describe('the pages that are kept', () => {
  it('are the known ones and two for not found, after thousands of other addresses', async () => {
    const { cache, ask } = createWatchedSite();
    for (const path of knownPlaces.keys()) expect(await ask(path)).toBe(200);
    for (let turn = 0; turn < 1000; turn += 1) {
      expect(await ask(`/no-such-page/${turn}`)).toBe(404);
      expect(await ask(`/blog/${turn + 100}`)).toBe(404);
      expect(await ask(`/medical-blog/guide-${turn}`)).toBe(404);
      expect(await ask(`/about?utm_source=${turn}`)).toBe(200);
      expect(await ask(`/%61bout?${turn}`)).toBe(301);
    }
    for (let turn = 0; turn < 50; turn += 1) {
      expect(await ask(`/medical-blog?q=${turn}&category=Maternity`)).toBe(200);
    }
    expect(cache.size).toBe(knownPlaces.size + 2);
  });

  it('an unknown address costs no rendering once the page for it is kept', async () => {
    const { cache, ask } = createWatchedSite();
    await ask('/no-such-page');
    const rendered = await cache.get(workerEnv, '404 page en', madeUpFacts, () =>
      Promise.reject(new Error('rendered again')),
    );
    expect(rendered.plain.body.byteLength).toBeGreaterThan(1000);
  });
});

describe('a rendering', () => {
  it('of a visitor who left before its end holds up nobody else', async () => {
    const cache = createPageCache();
    void cache.get(workerEnv, '/about', madeUpFacts, () => new Promise(() => undefined));
    const page = await cache.get(workerEnv, '/about', madeUpFacts, rendering('one'));
    expect(new TextDecoder().decode(page.plain.body)).toBe('one');
  });

  it('that fails is not kept', async () => {
    const cache = createPageCache();
    await expect(
      cache.get(workerEnv, '/about', madeUpFacts, () => Promise.reject(new Error('torn'))),
    ).rejects.toThrow();
    expect(cache.cached('/about')).toBeUndefined();
    expect(
      (await cache.get(workerEnv, '/about', madeUpFacts, rendering('two'))).plain.body.byteLength,
    ).toBe(3);
  });
});

describe('the headers of a kept page', () => {
  it.each(['/', '/contact', '/testimonials', '/blog/1', '/no-such-page', '/blog/99'])(
    'of %s are the same the first time and after',
    async (path) => {
      const [first, second] = [await visit(path), await visit(path)];
      expect(Object.fromEntries(second.headers)).toEqual(Object.fromEntries(first.headers));
    },
  );

  it('are not changed by what another visitor asked', async () => {
    const before = Object.fromEntries((await visit('/about')).headers);
    await visit('/about', { method: 'HEAD' });
    await visit('/about', { headers: { 'If-None-Match': '*' } });
    await visit('/about?utm_source=x');
    expect(Object.fromEntries((await visit('/about')).headers)).toEqual(before);
  });
});

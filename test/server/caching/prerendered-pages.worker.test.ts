import { expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { createMemoryCache } from '../../../src/http/documents/memory-cache.ts';
import { assetPath, type Prerendered } from '../../../src/http/documents/prerendered.ts';
import type { Env } from '../../../src/http/env.ts';
import type { Renderer } from '../../../src/http/renderer.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const start = Date.parse('2026-11-22T12:00Z');
const hour = 3_600_000;
const built: Prerendered = {
  siteUrl: visitedOrigin,
  isPreview: false,
  madeAt: start,
  validUntil: { daily: start + hour / 2, lasting: start + hour },
};

/** A site with /about prerendered, a clock, and lists of what was read and rendered. */
function createSite({ prerendered = built, assets = {} as Record<string, string> } = {}) {
  const clock = { now: start };
  const read: string[] = [];
  const rendered: string[] = [];
  const document = async (name: string) => {
    rendered.push(name);
    return new TextEncoder().encode(`${name} rendered`);
  };
  const renderer = {
    unchangedUntil: (time: number) => time + hour,
    renderPlace: (_: Env, place: { name: string }) => document(place.name),
    renderMissing: () => document('missing'),
  } as unknown as Renderer;
  const files: Record<string, string> = {
    [assetPath('/about')]: 'about from the build',
    ...assets,
  };
  const ASSETS = {
    async fetch(address: string) {
      const path = new URL(address).pathname;
      read.push(path);
      return new Response(files[path] ?? 'none', { status: path in files ? 200 : 404 });
    },
  };
  const env = { ...workerEnv, ASSETS } as unknown as Env;
  const app = createApp({ now: () => clock.now, loadRenderer: async () => renderer, prerendered });
  const ask = async (target: string, init: RequestInit = {}) =>
    app.fetch(new Request(visitedOrigin + target, init), env);
  return { clock, read, rendered, ask, textOf: async (path: string) => (await ask(path)).text() };
}

it('a prerendered page is rendered when it is missing in the assets or reading them fails', async () => {
  const { textOf } = createSite();
  expect(await textOf('/contact')).toBe('contact rendered');
  const app = createApp({ prerendered: built, now: () => start });
  const ASSETS = { fetch: () => Promise.reject(new Error('no assets')) };
  const answer = await app.fetch(new Request(`${visitedOrigin}/about`), {
    ...workerEnv,
    ASSETS,
  } as unknown as Env);
  expect(answer.status).toBe(200);
});

it('a prerendered page is rendered when the time is before madeAt, or at validUntil and later', async () => {
  for (const [time, text] of [
    [start - 1, 'about rendered'],
    [start, 'about from the build'],
    [start + hour - 1, 'about from the build'],
    [start + hour, 'about rendered'],
  ] as const) {
    const { clock, textOf } = createSite();
    clock.now = time;
    expect(await textOf('/about'), String(time - start)).toBe(text);
  }
});

it('the memory cache stores one not-found page for all unknown paths, and no response to a query', async () => {
  const set = vi.fn();
  const memory = { ...createMemoryCache(), set };
  const app = createApp({ memory });
  const ask = (target: string) => app.fetch(new Request(visitedOrigin + target), workerEnv);
  await ask('/medical-blog?q=iron');
  await ask('/About/');
  expect(set).not.toHaveBeenCalled();
  await ask('/no-such-page/1');
  await ask('/no-such-page/2');
  await ask('/blog/100');
  expect(new Set(set.mock.calls.map(([key]) => key))).toEqual(new Set(['/404', '/404-article']));
});

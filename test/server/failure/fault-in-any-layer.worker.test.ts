import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { phoneHref } from '../../../src/facts/hospital/site.ts';
import type { Env } from '../../../src/http/env.ts';
import { createMemoryCache } from '../../../src/http/memory-cache.ts';
import type { Prerendered } from '../../../src/http/prerendered.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { elementsOf } from '../../support/worker/read-html.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

const secret = 'Wanjiku';

function fail(): never {
  throw new TypeError(`broken for ${secret}`);
}

/** An environment in which reading one binding throws. */
function envWithout(name: keyof Env): Env {
  return Object.defineProperty({ ...workerEnv }, name, { get: fail });
}

type Options = NonNullable<Parameters<typeof createApp>[0]>;

/** Options and environment with a fault in one layer. */
const faults: readonly (readonly [layer: string, options: Options, env?: Env])[] = [
  ['the canonical host', {}, envWithout('SITE_URL')],
  ['the indexing switch', {}, envWithout('INDEXING')],
  ['the clock', { now: fail }],
  ['reading the memory cache', { memory: { ...createMemoryCache(), get: fail } }],
  ['writing the memory cache', { memory: { ...createMemoryCache(), set: fail } }],
  [
    'the manifest',
    { prerendered: Object.defineProperty({}, 'siteUrl', { get: fail }) as Prerendered },
  ],
  ['loading the renderer', { loadRenderer: fail }],
  ['a renderer that rejects', { loadRenderer: () => Promise.reject(new Error('gone')) }],
  [
    'a throw that is no Error',
    {
      now() {
        throw 'a text';
      },
    },
  ],
];

afterEach(() => vi.restoreAllMocks());

async function expectFailurePage(response: Response, lines: readonly string[]): Promise<void> {
  expect(response.status).toBe(500);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(response.headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
  expect(elementsOf(await response.text(), 'a', { href: phoneHref })).toHaveLength(1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain(secret);
}

describe('a fault anywhere answers with the phone number, 500 and no-store', () => {
  it.each(faults.map(([layer, ...fault]) => ({ layer, fault })))('in $layer', async ({ fault }) => {
    const [options, env = workerEnv] = fault;
    for (const target of ['/about', `/sw/no-such-page?q=${secret}`, '/services/emergency']) {
      const lines = listenToConsole();
      const request = new Request(visitedOrigin + target);
      await expectFailurePage(await createApp(options).fetch(request, env), lines);
    }
  });

  it('in Hono itself, outside all middleware', async () => {
    const lines = listenToConsole();
    const request = new Request(`${visitedOrigin}/about`);
    let asked = 0;
    const broken = new Proxy(request, {
      get(target, name) {
        // the first reading of the method is the router's
        if (name === 'method' && asked++ === 0) fail();
        return Reflect.get(target, name);
      },
    });
    await expectFailurePage(await createApp().fetch(broken, workerEnv), lines);
  });

  it('answers HEAD with the same status and no body', async () => {
    listenToConsole();
    const request = new Request(`${visitedOrigin}/about`, { method: 'HEAD' });
    const response = await createApp({ now: fail }).fetch(request, workerEnv);
    expect([response.status, await response.text()]).toEqual([500, '']);
  });
});

describe('a fault that a page can do without leaves the page', () => {
  const prerendered = { siteUrl: visitedOrigin, madeAt: 0, validUntil: null };

  it.each([
    ['counting', envWithout('VISITS')],
    ['the assets', envWithout('ASSETS')],
  ])('in %s', async (_, env) => {
    const request = new Request(`${visitedOrigin}/about`);
    expect((await createApp({ prerendered }).fetch(request, env)).status).toBe(200);
  });
});

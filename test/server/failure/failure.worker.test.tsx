import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import { createMemoryCache } from '../../../src/http/documents/memory-cache.ts';
import type { Prerendered } from '../../../src/http/documents/prerendered.ts';
import type { Env } from '../../../src/http/env.ts';
import { type Pages, pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { placePath } from '../../../src/site/addresses.ts';
import { type Language, languageOfPath, languages } from '../../../src/site/languages.ts';
import { failureWords } from '../../../src/words/frame/failure-words.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { chatTextOf, formPaths, goodInput } from '../../support/worker/post-form.ts';
import { bodyText, elementOf } from '../../support/worker/read-html.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

type Options = NonNullable<Parameters<typeof createApp>[0]>;

const secret = 'Wanjiku';

function fail(): never {
  throw new TypeError(`broken for ${secret}\n    at ${secret}`);
}

function throwText(): never {
  throw 'a text';
}

async function ask(options: Options, target: string, init: RequestInit = {}, env: Env = workerEnv) {
  return createApp(options).fetch(new Request(visitedOrigin + target, init), env);
}

/** An environment in which reading one binding throws. */
function envWithout(name: keyof Env): Env {
  return Object.defineProperty({ ...workerEnv }, name, { get: fail });
}

/** Options with which every page throws while it renders. */
function brokenPages(): Options {
  const broken = Object.fromEntries(Object.keys(pages).map((name) => [name, fail]));
  return { loadRenderer: async () => createRenderer(broken as unknown as Pages) };
}

/** Expects the failure page: an apology, the phone number and a link home; nothing personal. */
async function expectFailurePage(response: Response, language: Language = 'en'): Promise<void> {
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(elementOf(html, 'a', { href: phoneHref }).text).toBe(site.phone);
  const { heading, homeLabel, text } = failureWords[language].failurePage;
  expect(elementOf(html, 'title').text).toBe(`${heading} | ${site.name}`);
  const home = placePath({ name: 'home', language });
  expect(elementOf(html, 'a', { href: home }).text).toBe(homeLabel);
  expect(bodyText(html)).toContain(text);
  expect(elementOf(html, 'html').attributes.lang).toBe(languages[language].tag);
  expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
  expect(`${html}${JSON.stringify([...response.headers])}`).not.toMatch(/Wanjiku|\.tsx?\b/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': languages[language].tag,
    'cache-control': 'no-store',
    'cloudflare-cdn-cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.headers.get('ETag')).toBeNull();
}

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
  ['a throw that is no Error', { now: throwText }],
];

afterEach(() => vi.restoreAllMocks());

it.each(faults.map(([layer, ...fault]) => ({ layer, fault })))(
  'a fault in $layer returns 500 with the phone number',
  async ({ fault }) => {
    const [options, env] = fault;
    const headers = { Referer: `https://x.example/${secret}`, Cookie: `name=${secret}` };
    for (const target of ['/about', `/sw/no-such-page?q=${secret}`, '/services/emergency']) {
      const lines = listenToConsole();
      const response = await ask(options, target, { headers }, env);
      await expectFailurePage(response, languageOfPath(target));
      // the platform adds the address to each line, so an address with a query logs none
      expect([target, lines.length > 0]).toEqual([target, !target.includes('?')]);
      expect(lines.join()).not.toMatch(/Wanjiku|\?q/);
    }
  },
);

it.each(['/blog/1', `/medical-blog?q=${secret}`, '/sw/services/emergency'])(
  'a fault in the page %s returns 500 with the phone number',
  async (target) => {
    const lines = listenToConsole();
    await expectFailurePage(await ask(brokenPages(), target), languageOfPath(target));
    expect(lines.join()).not.toMatch(/Wanjiku|\?q/);
  },
);

it('a fault returns no body for HEAD', async () => {
  listenToConsole();
  for (const now of [fail, throwText]) {
    const response = await ask({ now }, '/about', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([500, '']);
  }
});

const sent = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

it.each(formPaths)('a complete form at %s still opens the chat', async (path) => {
  const response = await ask(brokenPages(), path, sent(goodInput[path]));
  expect(chatTextOf(response)).toContain('Amina Yusuf');
});

it.each(['VISITS', 'ASSETS'] as const)('a fault in %s still returns the page', async (binding) => {
  const prerendered = {
    siteUrl: visitedOrigin,
    isPreview: false,
    madeAt: 0,
    validUntil: { daily: null, lasting: null },
  };
  const response = await ask({ prerendered }, '/about', {}, envWithout(binding));
  expect(response.status).toBe(200);
});

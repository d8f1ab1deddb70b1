import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { phoneHref, site } from '../../../src/facts/hospital/site.ts';
import type { Env } from '../../../src/http/env.ts';
import { type Pages, pages } from '../../../src/pages/index.ts';
import { createRenderer } from '../../../src/server/site-renderer.tsx';
import { type Language, languageOfPath, languages } from '../../../src/site/languages.ts';
import { listenToConsole } from '../../support/worker/listen-to-console.ts';
import { chatTextOf, formPaths, goodInput } from '../../support/worker/post-form.ts';
import { bodyText, elementOf } from '../../support/worker/read-html.ts';
import { visitedOrigin } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

type App = ReturnType<typeof createApp>;

async function ask(
  app: App,
  target: string,
  init: RequestInit = {},
  env: Partial<Env> = workerEnv,
) {
  return app.fetch(new Request(visitedOrigin + target, init), env as Env);
}

const sent = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});

/** Words of the failure page. */
const apologies = {
  en: { home: 'Return to Home', text: `The hospital is still open ${site.hours.label}` },
  sw: { home: 'Rudi mwanzo', text: `Hospitali iko wazi ${site.hours.label} hata hivyo` },
} as const;

/** Expects the failure page: an apology, the phone number, a link home. */
async function expectApology(response: Response, language: Language = 'en'): Promise<void> {
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(elementOf(html, 'a', { href: phoneHref }).text).toBe(site.phone);
  expect(elementOf(html, 'a', { href: '/' }).text).toBe(apologies[language].home);
  expect(bodyText(html)).toContain(apologies[language].text);
  expect(elementOf(html, 'html').attributes.lang).toBe(languages[language].tag);
  expect(response.headers.get('Content-Language')).toBe(languages[language].tag);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('ETag')).toBeNull();
  expect(elementOf(html, 'meta', { name: 'robots' }).attributes.content).toContain('noindex');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
}

function createBrokenSite(): App {
  const fail = () => {
    throw new Error('no ward list');
  };
  const broken = Object.fromEntries(Object.keys(pages).map((name) => [name, fail]));
  return createApp({ loadRenderer: async () => createRenderer(broken as unknown as Pages) });
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when no page can be rendered', () => {
  it.each([
    '/',
    '/services/maternity',
    '/blog/1',
    '/medical-blog?q=iron',
    '/sw/services/emergency',
  ])('%s leaves the phone number', async (target) => {
    listenToConsole();
    await expectApology(await ask(createBrokenSite(), target), languageOfPath(target));
  });

  it.each(formPaths)('a good form at %s opens the chat all the same', async (path) => {
    const response = await ask(createBrokenSite(), path, sent(goodInput[path]));
    expect(chatTextOf(response)).toContain('Amina Yusuf');
  });

  it.each(formPaths)(
    'a bad form at %s shows the phone number and logs nothing typed',
    async (path) => {
      const lines = listenToConsole();
      const response = await ask(
        createBrokenSite(),
        path,
        sent({ ...goodInput[path], email: 'x' }),
      );
      expect(await response.clone().text()).not.toContain('Amina');
      expect(lines.join()).not.toContain('Amina');
      await expectApology(response);
    },
  );
});

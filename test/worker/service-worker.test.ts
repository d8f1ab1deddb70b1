import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import {
  cardRoute,
  essentialRoutes,
  moreHealthRoutes,
  serviceWorkerPath,
} from '../../src/facts/offline.ts';
import type { OfflineSettings } from '../../src/facts/offline-settings.ts';
import { languageNames, languages } from '../../src/languages.ts';
import { exists, knownPlaces } from '../../src/places.ts';
import { isServiceRoute } from '../../src/routes.ts';
import { visit, visitedOrigin } from './visit.ts';
import { workerEnv } from './worker-env.ts';

const script = await (await visit(serviceWorkerPath)).text();
const [firstLine = ''] = script.split('\n');
const settings: OfflineSettings = JSON.parse(firstLine.replace(/^const offlineSettings=|;$/g, ''));

function ask(offline: string | undefined): Promise<Response> {
  const env = { ...workerEnv, OFFLINE: offline } as typeof workerEnv;
  return createApp().fetch(new Request(visitedOrigin + serviceWorkerPath), env);
}

describe('the service worker', () => {
  it('is a script that nobody keeps without asking', async () => {
    const { status, headers } = await visit(serviceWorkerPath);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Cloudflare-CDN-Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    // its place alone gives it the whole site
    expect(headers.get('Service-Worker-Allowed')).toBeNull();
  });

  it('costs nothing to ask for again', async () => {
    const tag = (await visit(serviceWorkerPath)).headers.get('ETag') ?? '';
    const again = await visit(serviceWorkerPath, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('imports nothing when it runs', () => {
    expect(script).not.toMatch(/\bimportScripts\b|^import\b|\bimport\(/m);
  });

  it('keeps pages that there are, the card in every language', () => {
    for (const { prefix } of settings.editions) {
      expect(knownPlaces.get(prefix + settings.card)?.name).toBe(cardRoute);
    }
    expect(settings.editions).toHaveLength(languageNames.length);
    expect(settings.editions.at(-1)?.prefix).toBe('');
    const kept = settings.pages.map((path) => knownPlaces.get(path));
    const expected = essentialRoutes.flatMap((name) =>
      languageNames.map((language) => ({ name, language })).filter(exists),
    );
    expect(kept).toEqual(expected);
  });

  it('knows every page with advice on health, and no other', () => {
    for (const [path, { name, entryId, language }] of knownPlaces) {
      const isAdvice =
        isServiceRoute(name) || entryId !== undefined || moreHealthRoutes.includes(name as never);
      const { prefix } = languages[language];
      const found = settings.healthPaths.some((start) => path.startsWith(prefix + start));
      expect([path, found]).toEqual([path, isAdvice]);
    }
  });

  it('says in each language what to do, with no mark left where no day belongs', () => {
    for (const { words } of settings.editions) {
      for (const [name, text] of Object.entries(words)) {
        expect(text).not.toMatch(/[<>"]/);
        expect([name, text.includes('{day}')]).toEqual([name, /^(copy|tooOld)$/.test(name)]);
      }
    }
  });
});

describe('the switch of the operator', () => {
  it("'off' gives the script that takes everything away, at the same address", async () => {
    const response = await ask('off');
    const { status, headers } = response;
    const text = await response.text();
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(text).toContain('unregister');
    expect(text).toContain('caches.delete');
    // a script that answers nothing cannot break a page
    expect(text).not.toMatch(/fetch|respondWith|offlineSettings/);
  });

  it.each(['on', undefined, ''])('%j leaves it as it is', async (offline) => {
    expect(await (await ask(offline)).text()).toBe(script);
  });
});

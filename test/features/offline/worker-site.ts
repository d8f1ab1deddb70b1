import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { launchChromium } from '../../../tools/run/launch-chromium.ts';
import { readBuiltWorker, startWorkerd } from '../../../tools/run/workerd.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { phone } from '../../support/browser/layout/screens.ts';
import { type OfflineSite, startOfflineSite } from '../../support/browser/offline-site.ts';

/** The current test's site, and a page of it in a browser that allows service workers. */
export let offlineSite: OfflineSite;
export let tab: Page;

/** Starts a site and opens a page for each test of the file. */
export async function openWorkerSite(): Promise<void> {
  const browser = await launchChromium();
  beforeEach(async () => {
    offlineSite = await startOfflineSite(inject('origin'));
    const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
    tab = await context.newPage();
  });
  afterEach(async () => {
    await tab.context().close();
    await offlineSite.goAway();
  });
  afterAll(() => browser.close());
}

/** Opens a page as from a link on the site; the first page of a visit would wait to register. */
export const goTo = (path: string, by = tab) =>
  by.goto(offlineSite.origin + path, { referer: `${offlineSite.origin}/` });

/** Opens a page and waits until the service worker is active and has cached its first files. */
export async function visitUntilCached(path: string, by = tab): Promise<void> {
  await goTo(path, by);
  await by.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() =>
    by.evaluate(async () => (await navigator.serviceWorker.ready).active?.state),
  ).toBe('activated');
}

/** The path and text of everything that the service worker has cached. */
export function cachedCopies(): Promise<{ path: string; text: string }[]> {
  return tab.evaluate(async () => {
    const copies: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        const { pathname, search } = new URL(request.url);
        copies.push({ path: pathname + search, text });
      }
    }
    return copies;
  });
}

export const cachedPaths = async () => (await cachedCopies()).map(({ path }) => path);
export const cachedPages = async () =>
  (await cachedPaths()).filter((path) => !path.startsWith('/assets/'));

/** Changes the script of the service worker from now on. */
export function changeWorker(change: (script: string) => string): void {
  offlineSite.rewrite = (path, text) => (path === '/sw.js' ? change(text) : text);
}

/** The script that the site serves while the operator has switched the service worker off. */
export async function removalScript(): Promise<string> {
  const built = readBuiltWorker();
  const off = { ...built, variables: { ...built.variables, OFFLINE: 'off' } };
  const runtime = await startWorkerd({ off });
  const response = await fetch(`http://127.0.0.1:${runtime.ports.off}/sw.js`);
  const script = await response.text();
  await runtime.stop();
  return script;
}

export const registrations = () =>
  tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

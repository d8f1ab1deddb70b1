import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../../tools/run/launch-chromium.ts';
import { readBuiltWorker, startWorkerd } from '../../../tools/run/workerd.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { type OfflineSite, startOfflineSite } from '../../support/browser/offline-site.ts';
import { phone } from '../../support/browser/screens.ts';

const browser = await launchChromium();
afterAll(() => browser.close());

let site: OfflineSite;
let page: Page;

beforeEach(async () => {
  site = await startOfflineSite(inject('origin'));
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  page = await context.newPage();
});
afterEach(async () => {
  await page.context().close();
  await site.goAway();
});

/** Lets a method of the service worker's storage reject once the worker gets a message. */
const breaking = (method: string) => `{
  const real = ${method};
  let broken = false;
  ${method} = function (...input) {
    return broken ? Promise.reject(new Error('storage is damaged')) : real.apply(this, input);
  };
  self.addEventListener('message', (event) => {
    broken = true;
    event.ports[0].postMessage('broken');
  });
}
`;

async function openWithWorker(prelude: string): Promise<void> {
  site.rewrite = (path, text) => (path === '/sw.js' ? prelude + text : text);
  await page.goto(`${site.origin}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state),
  ).toBe('activated');
  await page.goto(`${site.origin}/about`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

function breakStorage(): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage('break', [port2]);
      }),
  );
}

describe.each(['CacheStorage.prototype.open', 'Cache.prototype.match', 'Cache.prototype.put'])(
  'when %s fails',
  (method) => {
    it('pages come from the network with their style, font and script', async () => {
      await openWithWorker(breaking(method));
      await breakStorage();
      for (const path of ['/doctors', '/services/emergency']) {
        const response = await page.goto(site.origin + path);
        expect(response?.status()).toBe(200);
        await page.evaluate(() => document.fonts.ready);
        const seen = await page.evaluate(() => ({
          rules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
          font: [...document.fonts].some(({ status }) => status === 'loaded'),
        }));
        expect(seen.rules).toBeGreaterThan(10);
        expect(seen.font).toBe(true);
      }
    });
  },
);

it('removes itself when the operator switches it off, also where storage fails', async () => {
  await openWithWorker('');
  const off = {
    ...readBuiltWorker(),
    variables: { ...readBuiltWorker().variables, OFFLINE: 'off' },
  };
  const runtime = await startWorkerd({ off });
  const removal = await (await fetch(`http://127.0.0.1:${runtime.ports.off}/sw.js`)).text();
  await runtime.stop();
  const broken = "CacheStorage.prototype.keys = () => Promise.reject(new Error('damaged'));\n";
  site.rewrite = (path, text) => (path === '/sw.js' ? broken + removal : text);
  await page.goto(`${site.origin}/insurance`);
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

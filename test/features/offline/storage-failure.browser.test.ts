import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import {
  cachedPaths,
  changeWorker,
  openWorkerSite,
  page,
  registrations,
  removalScript,
  site,
  visit,
  visitUntilCached,
} from './worker-site.ts';

await openWorkerSite();

/** Script that lets a storage method reject once the service worker gets a message. */
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

describe.each(['CacheStorage.prototype.open', 'Cache.prototype.put'])('when %s fails', (method) => {
  it('pages come from the network with their style, font and script', async () => {
    changeWorker((script) => breaking(method) + script);
    await visitUntilCached('/about');
    await visit('/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await breakStorage();
    for (const path of ['/doctors', '/services/emergency']) {
      const response = await visit(path);
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
});

it('switched off, the service worker removes its caches and itself, and the site works', async () => {
  await visitUntilCached('/about');
  await visit('/doctors');
  const removal = await removalScript();
  changeWorker(() => removal);
  // the browser requests the script some time after a page
  await visit('/insurance');
  await eventually(cachedPaths).toEqual([]);
  await eventually(registrations).toBe(0);
  expect((await visit('/doctors'))?.status()).toBe(200);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await site.goAway();
  await expect(visit('/doctors')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

import { expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually.ts';
import {
  cachedPaths,
  changeWorker,
  goTo,
  offlineSite,
  openWorkerSite,
  registrations,
  removalScript,
  tab,
  visitUntilCached,
} from './worker-site.ts';

await openWorkerSite();

it('switched off, the service worker removes its caches and itself, and the site works', async () => {
  await visitUntilCached('/about');
  await goTo('/doctors');
  const removal = await removalScript();
  changeWorker(() => removal);
  // the browser requests the script some time after a page
  await goTo('/insurance');
  await eventually(cachedPaths).toEqual([]);
  await eventually(registrations).toBe(0);
  expect((await goTo('/doctors'))?.status()).toBe(200);
  expect(await tab.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  await offlineSite.goAway();
  await expect(goTo('/doctors')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

it('pages open with a connection when the storage of the phone is broken', async () => {
  const broken = `(() => { const open = caches.open.bind(caches);
    caches.open = (name) => registration.active ? Promise.reject(new Error('broken')) : open(name);
  })();`;
  changeWorker((script) => broken + script);
  await visitUntilCached('/about');
  expect((await goTo('/doctors'))?.status()).toBe(200);
});

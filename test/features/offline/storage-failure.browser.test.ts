import { expect, it } from 'vitest';
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

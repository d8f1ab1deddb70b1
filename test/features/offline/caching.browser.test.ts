import { expect, it } from 'vitest';
import { cardRoute } from '../../../src/features/offline/offline-limits.ts';
import { hrefIn } from '../../../src/site/addresses.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { rowOf } from '../../../src/site/routes.ts';
import { offline as english } from '../../../src/words/en/features/offline.ts';
import { formatDay } from '../../../src/words/formats/en.ts';
import { deleteSavedForm as swahili } from '../../../src/words/sw/features/offline.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { href } from '../../support/href.ts';
import {
  cachedCopies,
  cachedPages,
  cachedPaths,
  changeWorker,
  goTo,
  offlineSite,
  openWorkerSite,
  registrations,
  tab,
  visitUntilCached,
} from './worker-site.ts';

await openWorkerSite();

const card = href(cardRoute);
const cards = [card, hrefIn('sw')(cardRoute)];
const emergency = href('emergency');
/** Plans, grief and mental health, in both languages. */
const unsaved = [...knownPlaces].flatMap(([path, { name, entryId }]) =>
  rowOf(name).plan || name === 'whenSomeoneDies' || entryId === 'mental-health-awareness'
    ? [path]
    : [],
);
const today = () => formatDay(new Date().toISOString().slice(0, 10));

it('searches, posts, missing pages and no-store responses are not cached, nor are queries', async () => {
  await visitUntilCached('/');
  const typed = 'Wanjiku types this herself';
  await goTo(`/medical-blog?q=${encodeURIComponent(typed)}`);
  await goTo('/contact?utm_source=poster');
  await goTo('/no-such-page');
  await goTo('/contact');
  const answered = tab.waitForResponse((response) => response.request().method() === 'POST');
  await tab.evaluate((text) => {
    const form = document.createElement('form');
    form.method = 'post';
    const field = document.createElement('input');
    field.name = 'name';
    field.value = text;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, typed);
  expect((await answered).status()).toBe(422);
  await eventually(() => tab.locator(`[value="${typed}"]`).count()).toBeGreaterThan(0);
  await eventually(cachedPages).toContain('/contact');
  expect((await cachedPaths()).filter((path) => /\?|no-such|sw\.js|manifest/.test(path))).toEqual(
    [],
  );
  expect((await cachedCopies()).filter(({ text }) => text.includes(typed))).toEqual([]);
});

it('no plan and nothing on mental health or a death is cached, in either language', async () => {
  await visitUntilCached('/');
  expect(unsaved).toHaveLength(10);
  for (const path of [...unsaved, '/doctors']) await goTo(path);
  await eventually(cachedPages).toContain('/doctors');
  expect((await cachedPages()).filter((path) => unsaved.includes(path))).toEqual([]);
});

it.each([false, true])('the button deletes everything, offline: %j', async (isOffline) => {
  await visitUntilCached('/sw/doctors');
  await goTo(hrefIn('sw')('privacy'));
  await eventually(cachedPages).toContain(hrefIn('sw')('privacy'));
  await tab.context().setOffline(isOffline);
  await tab.getByRole('button', { name: swahili.button }).click();
  await eventually(() => tab.getByText(swahili.done).isVisible()).toBe(true);
  await eventually(registrations).toBe(0);
  expect(await cachedPaths()).toEqual([]);
  await tab.context().setOffline(false);
  await visitUntilCached('/sw');
  expect(await cachedPages()).toContain(card);
});

it('a page that takes too long comes from the cache', async () => {
  changeWorker((script) => script.replace(/\b2e4\b/, '300'));
  await visitUntilCached('/doctors');
  offlineSite.delay = 2500;
  await goTo(emergency);
  expect(await tab.title()).toContain(english.copy(today()));
  await goTo('/services/pharmacy');
  expect(await tab.title()).not.toContain(english.heading);
});

it.each(['/?utm_source=whatsapp', '/sw/maternity-packages?fbclid=IwAR0'])(
  'the first visit to %s waits, and then caches the cards and the page',
  async (address) => {
    await tab.goto(offlineSite.origin + address);
    expect(await registrations()).toBe(0);
    await eventually(cachedPages).toEqual(
      expect.arrayContaining([...cards, address.replace(/\?.*/, '')]),
    );
    await offlineSite.goAway();
    expect((await goTo(address.replace(/=.*/, '=2')))?.status()).toBe(200);
  },
);

it('a worker without a card is not installed, and one whose cache was cleared fetches them', async () => {
  offlineSite.reroute = (path) => (path === card ? '/no-such-page' : path);
  await goTo('/about');
  await eventually(async () => offlineSite.heard.some(({ path }) => path === card)).toBe(true);
  await eventually(registrations).toBe(0);
  offlineSite.reroute = (path) => path;
  await visitUntilCached('/about');
  expect(await cachedPages()).toEqual(expect.arrayContaining(cards));
  await tab.evaluate(() => caches.delete('copies'));
  await goTo('/doctors');
  await eventually(cachedPages).toEqual(expect.arrayContaining(cards));
});

it('a new build replaces worker, pages and files in the background', async () => {
  await visitUntilCached('/');
  const style = (await cachedPaths()).find((path) => /\/app-.*\.css$/.test(path)) ?? '';
  expect(style).not.toBe('');
  const newStyle = style.replace(/app-.*\.css/, 'app-00000000.css');
  offlineSite.rewrite = (path, text) =>
    text
      .replaceAll(style, newStyle)
      .replace('"build":"', () => (path === '/sw.js' ? '"build":"new-' : '"build":"'));
  offlineSite.reroute = (path) => (path === newStyle ? style : path);
  await goTo('/');
  await tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await eventually(cachedPaths).not.toContain(style);
  expect(await cachedPaths()).toContain(newStyle);
  const pages = (await cachedCopies()).filter(({ path }) => path === emergency);
  expect(pages.every(({ text }) => text.includes(newStyle))).toBe(true);
  await offlineSite.goAway();
  expect((await goTo(emergency))?.status()).toBe(200);
});

import { describe, expect, it } from 'vitest';
import {
  cardRoute,
  essentialRoutes,
  maxVisitedPages,
} from '../../../src/features/offline/offline-limits.ts';
import { hrefIn } from '../../../src/site/addresses.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { type RouteName, rowOf } from '../../../src/site/routes.ts';
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
  openWorkerSite,
  page,
  registrations,
  site,
  visit,
  visitUntilCached,
} from './worker-site.ts';

await openWorkerSite();

const day = 86_400_000;
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

describe('with a connection', () => {
  it('searches, posts, missing pages and no-store responses are not cached, nor are queries', async () => {
    await visitUntilCached('/');
    const typed = 'Wanjiku types this herself';
    await visit(`/medical-blog?q=${encodeURIComponent(typed)}`);
    await visit('/contact?utm_source=poster');
    await visit('/no-such-page');
    await visit('/contact');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.evaluate((text) => {
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
    await eventually(() => page.locator(`[value="${typed}"]`).count()).toBeGreaterThan(0);
    await eventually(cachedPages).toContain('/contact');
    expect((await cachedPaths()).filter((path) => /\?|no-such|sw\.js|manifest/.test(path))).toEqual(
      [],
    );
    expect((await cachedCopies()).filter(({ text }) => text.includes(typed))).toEqual([]);
  });

  it('the pages visited last are cached', async () => {
    await visitUntilCached(card);
    const always: readonly RouteName[] = [cardRoute, ...essentialRoutes];
    const others = [...knownPlaces].flatMap(([path, { name }]) =>
      always.includes(name) || unsaved.includes(path) ? [] : [path],
    );
    let time = Date.now() - 10 * day;
    site.now = () => time;
    const visited = others.slice(1, maxVisitedPages + 4);
    for (const path of visited) {
      time += 60_000;
      await visit(path);
      await eventually(cachedPages).toContain(path);
    }
    const expected = visited.slice(-maxVisitedPages);
    await eventually(async () =>
      (await cachedPages()).filter((path) => visited.includes(path)).sort(),
    ).toEqual(expected.sort());
  });

  it('no plan, nothing on mental health or a death, in either language', async () => {
    await visitUntilCached('/');
    expect(unsaved).toHaveLength(10);
    for (const path of [...unsaved, '/doctors']) await visit(path);
    await eventually(cachedPages).toContain('/doctors');
    expect((await cachedPages()).filter((path) => unsaved.includes(path))).toEqual([]);
  });

  it('the button of the privacy notice deletes everything, until the next page', async () => {
    await visitUntilCached('/sw/doctors');
    await visit(hrefIn('sw')('privacy'));
    await eventually(cachedPages).toContain('/sw/doctors');
    await page.getByRole('button', { name: swahili.button }).click();
    expect(await page.getByText(swahili.done).isVisible()).toBe(true);
    await eventually(registrations).toBe(0);
    expect(await cachedPaths()).toEqual([]);
    await visitUntilCached('/sw');
    expect(await cachedPages()).toContain(card);
  });

  it('a page that takes too long comes from the cache', async () => {
    changeWorker((script) => script.replace(/\b2e4\b/, '300'));
    await visitUntilCached('/doctors');
    site.delay = 2500;
    await visit(emergency);
    expect(await page.title()).toContain(english.copy(today()));
    await visit('/services/pharmacy');
    expect(await page.title()).not.toContain(english.heading);
  });
});

describe('the first visit', () => {
  it.each(['/?utm_source=whatsapp', '/sw/maternity-packages?fbclid=IwAR0'])(
    'to %s waits, and then caches the cards and the page',
    async (address) => {
      await page.goto(site.origin + address);
      expect(await registrations()).toBe(0);
      await eventually(cachedPages).toEqual(
        expect.arrayContaining([...cards, address.replace(/\?.*/, '')]),
      );
      await site.goAway();
      expect((await visit(address.replace(/=.*/, '=2')))?.status()).toBe(200);
    },
  );
});

describe('the first visit caches', () => {
  /** Sets navigator.connection in the worker. */
  const tellWorker = (connection: object) => {
    const line = `Object.defineProperty(navigator,'connection',{value:${JSON.stringify(connection)}});`;
    changeWorker((script) => line + script);
  };

  it('the card alone if data is saved, and no visited page', async () => {
    tellWorker({ saveData: true });
    await visitUntilCached('/');
    await visit('/doctors');
    await visit('/about');
    expect((await cachedPages()).sort()).toEqual(cards.toSorted());
    expect((await cachedPaths()).filter((path) => path.startsWith('/assets/'))).toHaveLength(1);
    await site.goAway();
    expect((await visit(card))?.status()).toBe(200);
  });
});

describe('a new build', () => {
  it('replaces worker, pages and files in the background', async () => {
    await visitUntilCached('/');
    const style = (await cachedPaths()).find((path) => /\/app-.*\.css$/.test(path)) ?? '';
    expect(style).not.toBe('');
    const newStyle = style.replace(/app-.*\.css/, 'app-00000000.css');
    site.rewrite = (path, text) =>
      text
        .replaceAll(style, newStyle)
        .replace('"build":"', () => (path === '/sw.js' ? '"build":"new-' : '"build":"'));
    site.reroute = (path) => (path === newStyle ? style : path);
    await visit('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await eventually(cachedPaths).not.toContain(style);
    expect(await cachedPaths()).toContain(newStyle);
    const pages = (await cachedCopies()).filter(({ path }) => path === emergency);
    expect(pages.every(({ text }) => text.includes(newStyle))).toBe(true);
    await site.goAway();
    expect((await visit(emergency))?.status()).toBe(200);
  });
});

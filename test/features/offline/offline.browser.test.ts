import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { site as hospital, phoneHref } from '../../../src/facts/hospital/site.ts';
import {
  cardRoute,
  essentialRoutes,
  maxPageAgeDays,
  maxVisitedPages,
} from '../../../src/features/offline/offline-limits.ts';
import { formatDay } from '../../../src/formats/en.ts';
import { hrefIn, knownPlaces } from '../../../src/locales/places.ts';
import { type Language, languageNames } from '../../../src/site/languages.ts';
import { offline as english } from '../../../src/words/en/features/offline.ts';
import { offline as swahili } from '../../../src/words/sw/features/offline.ts';
import { launchChromium } from '../../../tools/run/launch-chromium.ts';
import { readBuiltWorker, startWorkerd } from '../../../tools/run/workerd.ts';
import { eventually } from '../../support/browser/eventually.ts';
import { fillForm, formCases, submitButton, valuesIn } from '../../support/browser/form-cases.ts';
import { type OfflineSite, startOfflineSite } from '../../support/browser/offline-site.ts';
import { phone } from '../../support/browser/screens.ts';
import { href } from '../../support/href.ts';

const browser = await launchChromium();
afterAll(() => browser.close());

const day = 86_400_000;
const card = href(cardRoute);
const swahiliCard = hrefIn('sw')(cardRoute);
const emergency = href('emergency');
const planner = href('antenatalPlanner');
const essentials = [cardRoute, ...essentialRoutes].flatMap((name) =>
  languageNames.map((language: Language) => hrefIn(language)(name)),
);

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

const visit = (path: string) => page.goto(site.origin + path);

/** Opens a page and waits until the service worker is active and has cached its first files. */
async function visitUntilKept(path: string): Promise<void> {
  await visit(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state),
  ).toBe('activated');
}

/** The paths of everything that the browser keeps for this site, and the texts of the pages. */
function readCopies(): Promise<{ path: string; text: string }[]> {
  return page.evaluate(async () => {
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

const keptPaths = async () => (await readCopies()).map(({ path }) => path);
const cachedPages = async () => (await keptPaths()).filter((path) => !path.startsWith('/assets/'));

const main = () => page.getByRole('main');
const today = () => formatDay(new Date().toISOString().slice(0, 10));

/** The phone number and an SMS can be reached from what is shown. */
async function expectWays(): Promise<void> {
  const call = main().locator(`a[href="${phoneHref}"]`).filter({ hasText: hospital.phone });
  expect(await call.first().isVisible()).toBe(true);
  expect(await main().locator('a[href^="sms:+"]').first().isVisible()).toBe(true);
}

describe('without a connection', () => {
  it('a visited page is there and says from when it is, first of all, then comes back', async () => {
    await visitUntilKept('/about');
    await visit('/doctors');
    await eventually(cachedPages).toContain('/doctors');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await site.goAway();
    const answer = await visit('/doctors');
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toMatch(new RegExp(`^${english.copy(today())} \\| `));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    const note = main().locator(':scope > :first-child');
    expect(await note.getAttribute('role')).toBe('status');
    expect(await note.textContent()).toContain(english.copy(today()));
    await expectWays();
    // in the site's own letters: its style is kept too
    const radius = (element: Element) => getComputedStyle(element).paddingTop;
    expect(await note.evaluate(radius)).not.toBe('0px');
    await site.comeBack();
    await page.getByRole('link', { name: english.tryAgain }).click();
    await eventually(() => page.title()).not.toContain(english.copy(today()));
  });

  it.each([
    ['en', card],
    ['sw', swahiliCard],
  ] as const)('the emergency card is there (%s) with its style', async (language, path) => {
    await visitUntilKept('/');
    await site.goAway();
    expect((await visit(path))?.status()).toBe(200);
    const words = language === 'en' ? english : swahili;
    expect(await page.title()).toContain(words.copy('').trim());
    await expectWays();
    const call = page.locator('.card-call');
    expect(await call.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  });

  it('emergency, contact and maternity are cached without a visit', async () => {
    await visitUntilKept('/');
    await eventually(cachedPages).toEqual(expect.arrayContaining([...new Set(essentials)]));
    await site.goAway();
    for (const path of new Set(essentials)) expect((await visit(path))?.status()).toBe(200);
  });

  it.each([
    ['/services/dental', english],
    ['/sw/services/dental', swahili],
  ])('%s, never visited, is answered with ways, kept pages and the card', async (path, words) => {
    await visitUntilKept(card);
    await site.goAway();
    const answer = await visit(path);
    expect(answer?.status()).toBe(503);
    expect(await page.title()).toMatch(new RegExp(`^${words.heading} \\| `));
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
      words.heading,
    ]);
    expect(await main().textContent()).toContain(words.notCached);
    await expectWays();
    expect(await page.locator('.card-call').isVisible()).toBe(true);
    await main().locator(`a[href="${emergency}"]`).first().click();
    await eventually(() => page.title()).toContain(english.copy(today()));
  });

  it('an address with a query or of a stranger is answered so as well, and leads nowhere else', async () => {
    await visitUntilKept('/');
    await site.goAway();
    for (const path of ['/?q=fever', '//evil.example/"><b>x', '/no-such-page']) {
      expect((await visit(path))?.status()).toBe(503);
      expect(await main().locator('b').count()).toBe(0);
      const links = await main()
        .locator('a')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      expect(links.filter((link) => link.startsWith('http://evil.example'))).toEqual([]);
    }
  });

  it('shows the reason and the card instead of a copy older than 30 days, unless it may last', async () => {
    const then = Date.now() - (maxPageAgeDays + 1) * day;
    site.now = () => then;
    await visitUntilKept('/doctors');
    await visit(planner);
    await eventually(cachedPages).toContain(planner);
    await site.goAway();
    expect((await visit(emergency))?.status()).toBe(503);
    const writtenThen = formatDay(new Date(then).toISOString().slice(0, 10));
    expect(await main().textContent()).toContain(english.tooOld(writtenThen));
    await expectWays();
    // neither offered nor hidden behind a link
    expect(await main().locator(`section.alarm a[href="${emergency}"]`).count()).toBe(0);
    expect((await visit('/doctors'))?.status()).toBe(503);
    // the planner shows danger signs too
    expect((await visit(planner))?.status()).toBe(503);
    expect(await main().textContent()).toContain(english.tooOld(writtenThen));
    // the card is never lost: it follows the warning, with its day
    expect((await visit(card))?.status()).toBe(503);
    expect(await main().textContent()).toContain(english.tooOld(writtenThen));
    expect(await page.locator('.card-call').isVisible()).toBe(true);
    expect((await visit(href('contact')))?.status()).toBe(200);
    expect(await page.title()).toContain(english.copy(writtenThen));
  });

  it('a form sent without its code says that nothing was sent, and going back has the words', async () => {
    const [form] = formCases.filter(({ name }) => name === 'appointment');
    if (!form) throw new Error('no appointment form');
    await visitUntilKept('/');
    // the code of the form never arrives, so the browser sends it itself
    await page.context().route(/\/assets\/(hydrate-island|chat-form)/, (route) => route.abort());
    site.reroute = (path) => path.replace(/(hydrate-island|chat-form)-[^.]+/, 'no-such-file');
    await visit(form.path);
    await fillForm(page, form.name, form.values);
    await site.goAway();
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await submitButton(page).tap();
    expect((await answered).status()).toBe(503);
    expect(await main().textContent()).toContain(english.notSent);
    await expectWays();
    await page.goBack();
    expect(await valuesIn(page, form.name)).toEqual(form.values);
    const { name, email, message = '' } = form.values;
    const texts = (await readCopies()).map(({ text }) => text).join();
    for (const typed of [name, email, message]) expect(texts).not.toContain(typed);
  });
});

describe('with a connection', () => {
  it('no page is older than the network has it', async () => {
    await visitUntilKept('/doctors');
    await visit('/about');
    site.rewrite = (_, text) => text.replace('<title>', '<title>Newer ');
    await visit('/doctors');
    expect(await page.title()).toMatch(/^Newer /);
    expect(await main().locator('[role=status]').count()).toBe(0);
  });

  it('searches, posts and what is no-store are never kept, nor what is no page', async () => {
    await visitUntilKept('/');
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
    expect((await keptPaths()).filter((path) => /\?|no-such|sw\.js|manifest/.test(path))).toEqual(
      [],
    );
    expect((await readCopies()).filter(({ text }) => text.includes(typed))).toEqual([]);
  });

  it('the last visited pages are kept, and no file that none of them names', async () => {
    await visitUntilKept(card);
    const others = [...knownPlaces.keys()].filter((path) => !essentials.includes(path));
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

  it('a page that is gone is gone here too', async () => {
    await visitUntilKept('/doctors');
    await visit('/doctors');
    await eventually(cachedPages).toContain('/doctors');
    site.reroute = (path) => (path === '/doctors' ? '/no-such-page' : path);
    await visit('/doctors');
    await eventually(cachedPages).not.toContain('/doctors');
  });

  it('a network that says nothing for long gives way to what is kept', async () => {
    site.rewrite = (path, text) => (path === '/sw.js' ? text.replace(/\b2e4\b/, '300') : text);
    await visitUntilKept('/doctors');
    site.delay = 2500;
    await visit(emergency);
    expect(await page.title()).toContain(english.copy(today()));
    await visit('/services/eye-care');
    expect(await page.title()).not.toContain(english.heading);
  });
});

describe('what is fetched for later', () => {
  const inBackground = () =>
    site.heard.filter((one) => one.inBackground && one.path !== '/sw.js').map(({ path }) => path);

  /** Sets navigator.connection in the worker. */
  const tellWorker = (connection: object) => {
    const line = `Object.defineProperty(navigator,'connection',{value:${JSON.stringify(connection)}});`;
    site.rewrite = (path, text) => (path === '/sw.js' ? line + text : text);
  };

  it('is the card alone where data is saved, and no visited page is kept', async () => {
    tellWorker({ saveData: true });
    await visitUntilKept('/');
    await visit('/doctors');
    await visit('/about');
    expect((await cachedPages()).sort()).toEqual([card, swahiliCard].sort());
    expect((await keptPaths()).filter((path) => path.startsWith('/assets/'))).toHaveLength(1);
    await site.goAway();
    expect((await visit(card))?.status()).toBe(200);
  });

  it('is the card alone on a slow connection, but visited pages are kept', async () => {
    tellWorker({ effectiveType: '3g' });
    await visitUntilKept('/');
    expect((await cachedPages()).sort()).toEqual([card, swahiliCard].sort());
    expect(new Set(inBackground().filter((path) => !path.startsWith('/assets/')))).toEqual(
      new Set([card, swahiliCard]),
    );
    await visit('/doctors');
    await eventually(cachedPages).toContain('/doctors');
  });
});

describe('a new build', () => {
  it('replaces worker, pages and files in the background', async () => {
    await visitUntilKept('/');
    const style = (await keptPaths()).find((path) => /\/app-.*\.css$/.test(path)) ?? '';
    expect(style).not.toBe('');
    const newStyle = style.replace(/app-.*\.css/, 'app-00000000.css');
    site.rewrite = (path, text) =>
      text
        .replaceAll(style, newStyle)
        .replace('"build":"', () => (path === '/sw.js' ? '"build":"new-' : '"build":"'));
    site.reroute = (path) => (path === newStyle ? style : path);
    await visit('/');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await eventually(keptPaths).not.toContain(style);
    expect(await keptPaths()).toContain(newStyle);
    const pages = (await readCopies()).filter(({ path }) => path === emergency);
    expect(pages.every(({ text }) => text.includes(newStyle))).toBe(true);
    await site.goAway();
    expect((await visit(emergency))?.status()).toBe(200);
  });
});

describe('around it', () => {
  it('the service worker does not disable the back/forward cache', async () => {
    // a headless browser has no such store, and says so: what matters is that it says no more
    const ofThisBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];
    const storing = await launchChromium({ without: ['--disable-back-forward-cache'] });
    page = await (await storing.newContext({ serviceWorkers: 'allow' })).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons = new Promise<string[]>((resolve) => {
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      );
    });
    await visitUntilKept('/about');
    await visit('/doctors');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await visit('/insurance');
    await page.goBack();
    expect((await reasons).sort()).toEqual(ofThisBrowser);
    await storing.close();
  });
});

describe('switched off by the operator', () => {
  it('it takes away all that it kept, then itself, and the site works on', async () => {
    await visitUntilKept('/about');
    await visit('/doctors');
    const built = readBuiltWorker();
    const off = { ...built, variables: { ...built.variables, OFFLINE: 'off' } };
    const runtime = await startWorkerd({ off });
    const removal = await fetch(`http://127.0.0.1:${runtime.ports.off}/sw.js`);
    const script = await removal.text();
    await runtime.stop();
    site.rewrite = (path, text) => (path === '/sw.js' ? script : text);
    // the browser asks for the script by itself some time after a page has come
    await visit('/insurance');
    await eventually(keptPaths).toEqual([]);
    await eventually(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect((await visit('/doctors'))?.status()).toBe(200);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
    await site.goAway();
    await expect(visit('/doctors')).rejects.toThrow('ERR_CONNECTION_REFUSED');
  });
});

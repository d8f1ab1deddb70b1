import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';
import { awaitFrames, awaitWidgets, scrollThrough } from '../support/browser/layout/frames.ts';
import { phone } from '../support/browser/layout/screens.ts';
import { wireSize } from './wire-size.ts';

/** Bytes of a page on the wire, by type. */
interface PageWeight {
  html: number;
  css: number;
  fonts: number;
  pictures: number;
  /** Scripts that load before the browser is idle, without interaction. */
  firstScript: number;
  /** Everything that loads without interaction, idle time included. */
  firstView: number;
  /** Scripts once the page is scrolled to its end and every island is hydrated. */
  allScript: number;
  /** Layout shift from the first paint to the end of the page. */
  shift: number;
  /** React islands in the first view. */
  islandsInView: number;
}

/** A page counts as loaded after this time without a request, in ms. */
const quietTime = 400;

/** A request that gets no answer, or whose end the browser does not report, counts after this, in ms. */
const longest = 20_000;

interface Loaded {
  type: string;
  bytes: number;
}

const sizes = new Map<string, Promise<number>>();

/** The bytes of an address, fetched once for all pages: the browser may lose a body or its end. */
function sizeOf(url: string): Promise<number> {
  const known =
    sizes.get(url) ??
    fetch(url).then(async (response) =>
      wireSize(
        Buffer.from(await response.arrayBuffer()),
        response.headers.get('content-type') ?? '',
      ),
    );
  sizes.set(url, known);
  return known;
}

/** Weighs everything that a page loads from its site; `settled` waits until the network is quiet. */
function watchNetwork(page: Page, origin: string) {
  const inFlight = new Set<Request>();
  const loaded: Promise<Loaded>[] = [];
  let lastChange = Date.now();
  page.on('request', (request) => {
    lastChange = Date.now();
    if (!request.url().startsWith(origin)) return;
    inFlight.add(request);
    const type = request.resourceType();
    loaded.push(sizeOf(request.url()).then((bytes) => ({ type, bytes })));
  });
  const end = (request: Request) => {
    inFlight.delete(request);
    lastChange = Date.now();
  };
  page.on('requestfailed', end);
  page.on('requestfinished', end);
  return async function settled(): Promise<Loaded[]> {
    while (Date.now() - lastChange < (inFlight.size > 0 ? longest : quietTime)) await sleep(50);
    return Promise.all(loaded);
  };
}

function sumOf(loaded: readonly Loaded[], type?: string): number {
  return loaded
    .filter((one) => type === undefined || one.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Delays idle callbacks until the event 'let-go', to weigh what they load separately. */
function holdIdleCallbacks(): void {
  const held: IdleRequestCallback[] = [];
  let holds = true;
  const run = (callback: IdleRequestCallback) =>
    callback({ didTimeout: true, timeRemaining: () => 0 });
  window.requestIdleCallback = (callback) => {
    // a busy browser may ask after the event
    if (!holds) setTimeout(run, 0, callback);
    return held.push(callback);
  };
  window.addEventListener('let-go', () => {
    holds = false;
    for (const callback of held) run(callback);
  });
}

/** Returns the layout shift of a page since it began to load, summed over the whole visit. */
export async function layoutShiftOn(page: Page): Promise<number> {
  // the browser reports a shift after the next frame
  await awaitFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Opens a page on a phone (390x844, DPR 2) with an empty cache and weighs what it loads. */
export async function weighPage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: phone.viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const settled = watchNetwork(page, origin);

  await page.addInitScript(holdIdleCallbacks);
  await page.goto(origin + path);
  const first = await settled();
  const islandsInView = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-island]')].filter(
        (island) => island.getBoundingClientRect().top < innerHeight,
      ).length,
  );

  await page.evaluate(() => window.dispatchEvent(new Event('let-go')));
  const idle = await settled();

  await scrollThrough(page, 1);
  await awaitWidgets(page);
  const all = await settled();
  const shift = await layoutShiftOn(page);
  await context.close();

  return {
    html: sumOf(first, 'document'),
    css: sumOf(first, 'stylesheet'),
    fonts: sumOf(first, 'font'),
    pictures: sumOf(idle, 'image'),
    firstScript: sumOf(first, 'script'),
    firstView: sumOf(idle),
    allScript: sumOf(all, 'script'),
    shift,
    islandsInView,
  };
}

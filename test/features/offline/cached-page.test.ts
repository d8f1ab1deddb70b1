import { afterEach, expect, it, vi } from 'vitest';
import { maxPageAgeDays } from '../../../src/features/offline/offline-limits.ts';
import type { OfflineSettings } from '../../../src/features/offline/offline-settings.ts';
import type { CachedPage } from '../../../src/features/offline/service-worker/cached-page.ts';
import {
  cacheKey,
  copyKey,
  isFresh,
  maySave,
} from '../../../src/features/offline/service-worker/cached-page.ts';
import { datedPage } from '../../../src/features/offline/service-worker/offline-markup.ts';

const words = {
  heading: 'Off',
  copy: 'Of {day}',
  notCached: 'Not kept',
  tooOld: 'Old: {day}',
  notSent: 'Not sent',
  cachedPages: 'Kept',
  call: 'Call',
  sms: 'Text',
  tryAgain: 'Again',
};
const settings: OfflineSettings = {
  build: '1',
  locales: [
    { tag: 'sw-KE', prefix: '/sw', pages: [], words },
    { tag: 'en-KE', prefix: '', pages: [], words },
  ],
  card: '/card',
  cardStyles: [],
  styles: [],
  neverExpiring: ['/', '/lasting'],
  queries: { '/list': ['q', 'item'] },
  unsavedPaths: ['/plan'],
  deletePath: '/privacy',
  callHref: 'tel:1',
  smsHref: 'sms:1',
};
vi.stubGlobal('offlineSettings', settings);
afterEach(() => vi.useRealTimers());

const day = 86_400_000;
const written = Date.UTC(2026, 10, 22, 12);
const html =
  '<title>A page | Us</title><body><main id="x"><h1>A page</h1></main><svg><title>t</title>';

function page(path: string, time = written): CachedPage {
  return { path, html, time, headers: new Headers() };
}

it.each([
  [0, true],
  [maxPageAgeDays - 0.01, true],
  [maxPageAgeDays, false],
  // a wrong clock
  [-0.5, true],
  [-1, false],
  [Number.NaN, false],
])('a cached page %d days old: shown is %s, unless the route is lasting', (age, shown) => {
  vi.useFakeTimers({ now: written });
  for (const path of ['/page', '/sw/page', '/lasting/below', '/sw/swimming']) {
    expect([path, isFresh(page(path, written - age * day))]).toEqual([path, shown]);
  }
  for (const path of ['/', '/sw', '/lasting', '/sw/lasting']) {
    expect([path, isFresh(page(path, written - age * day))]).toEqual([path, true]);
  }
});

it.each([
  ['/?fbclid=1', '/'],
  ['/sw?utm_source=poster', '/sw'],
  ['/List/?page=2#top', '/list'],
  ['//sw//list/', '/sw/list'],
  ['/list?fbclid=1&q=fever', ''],
  ['/sw/List/?q=', ''],
  ['/sw/list?item=2', '', '/sw/list'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('the copy of %s is stored as %j', (address, path, shown = path) => {
  const url = `https://hospital.example${address}`;
  expect([cacheKey(url), copyKey(url)]).toEqual([path, shown]);
});

it.each(['/plan', '/sw/plan'])('no copy of %j or below it is stored', (path) => {
  for (const unsaved of [path, `${path}/days.ics`, '']) expect(maySave(unsaved)).toBe(false);
  expect(maySave(`${path}ts`)).toBe(true);
});

it('a copy shows a report of the staff until its limit, and drops it then', () => {
  vi.useFakeTimers({ now: written });
  const report = (end: number) => `<p data-until="${end}" class="x">SHA <b>down</b></p>`;
  const copy = (end: number) =>
    datedPage({
      ...page('/today'),
      html: html.replace('</main>', `${report(end)}<p>1</p></main>`),
    });
  expect(copy(written + 1)).toContain(report(written + 1));
  expect(copy(written)).not.toContain('SHA');
  expect(copy(written)).toContain('<p>1</p>');
});

import { expect, it, vi } from 'vitest';
import { createApp } from '../../../src/app.ts';
import { maxPageAgeDays } from '../../../src/features/offline/offline-limits.ts';
import type { OfflineSettings } from '../../../src/features/offline/offline-settings.ts';
import { isFresh } from '../../../src/features/offline/service-worker/cached-page.ts';
import { knownPlaces } from '../../../src/site/known-places.ts';
import { serviceWorkerPath } from '../../../src/site/service-worker-address.ts';
import { kenyanDay } from '../../../src/time/kenyan-day.ts';
import { textsInWords } from '../../support/texts-in-words.ts';
import { bodyText } from '../../support/worker/read-html.ts';
import { visit, visitedOrigin, visitPage } from '../../support/worker/visit.ts';
import { workerEnv } from '../../support/worker/worker-env.ts';

/** Clinical advice in any language, without names of helplines and single words. */
const clinicalWords = import.meta.glob<object>(
  ['../../../src/words/*/clinical/**/*.ts', '!**/helpline-words.ts'],
  { eager: true },
);
const clinicalTexts = Object.values(clinicalWords)
  .flatMap((words) => [...textsInWords({ ...words }, kenyanDay(Date.now())).values()])
  .filter((text) => text.length >= 12);

const script = await (await visit(serviceWorkerPath)).text();
const [firstLine = ''] = script.split('\n');
const settings: OfflineSettings = JSON.parse(firstLine.replace(/^const offlineSettings=|;$/g, ''));

function ask(offline: string | undefined): Promise<Response> {
  const env = { ...workerEnv, OFFLINE: offline } as typeof workerEnv;
  return createApp().fetch(new Request(visitedOrigin + serviceWorkerPath), env);
}

it('the service worker lets every page with clinical words expire', async () => {
  vi.stubGlobal('offlineSettings', settings);
  const old = Date.now() - (maxPageAgeDays + 1) * 86_400_000;
  const showsAdvice = async (path: string) => {
    const text = bodyText(await visitPage(path));
    return clinicalTexts.some((clinical) => text.includes(clinical));
  };
  const faults: string[] = [];
  let expiring = 0;
  for (const path of knownPlaces.keys()) {
    if (!(await showsAdvice(path))) continue;
    expiring += 1;
    if (isFresh({ path, time: old })) faults.push(path);
  }
  expect(expiring).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

it("OFFLINE 'off' serves a script at the same address that removes everything", async () => {
  const response = await ask('off');
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(text).toContain('unregister');
  expect(text).toContain('caches.delete');
  // it handles no request, so it can break no page
  expect(text).not.toMatch(/fetch|respondWith|offlineSettings/);
});

it.each(['on', undefined, ''])('OFFLINE %j changes nothing', async (offline) => {
  expect(await (await ask(offline)).text()).toBe(script);
});

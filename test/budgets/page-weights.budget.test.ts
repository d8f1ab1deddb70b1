import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { noticesAt, noticesOn } from '../../src/facts/schedule/notices.ts';
import { placePath } from '../../src/site/addresses.ts';
import { knownPlaces } from '../../src/site/known-places.ts';
import { defaultLanguage, languageOfPath } from '../../src/site/languages.ts';
import { isStandalone, rowOf } from '../../src/site/routes.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import * as limits from './limits.ts';
import { type Limit, pageLimits } from './limits.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

const origin = inject('origin');
const paths = [...knownPlaces.keys(), '/no-such-page'];
const weights = new Map<string, PageWeight>();
let browser: Browser;

/** The columns of the table: what is weighed, and its limit on a page. */
const columns: readonly {
  head: string;
  bytes: (weight: PageWeight) => number;
  limit: (path: string, weight: PageWeight) => Limit | undefined;
}[] = [
  {
    head: 'HTML',
    bytes: ({ html }) => html,
    limit: (path) => {
      const isEmergency = knownPlaces.get(path)?.name === 'emergency';
      const isHome = knownPlaces.get(path)?.name === 'home';
      const { translatedEmergencyHtml, translatedHomeHtml, translatedHtml } = pageLimits;
      if (languageOfPath(path) !== defaultLanguage)
        return isEmergency ? translatedEmergencyHtml : isHome ? translatedHomeHtml : translatedHtml;
      if (isEmergency) return pageLimits.emergencyHtml;
      return isHome ? pageLimits.homeHtml : pageLimits.html;
    },
  },
  { head: 'CSS', bytes: ({ css }) => css, limit: () => pageLimits.css },
  { head: 'fonts', bytes: ({ fonts }) => fonts, limit: () => pageLimits.fonts },
  { head: 'pictures', bytes: ({ pictures }) => pictures, limit: () => undefined },
  {
    head: 'JS at first',
    bytes: ({ firstScript }) => firstScript,
    limit: (path, { islandsInView }) => {
      if (islandsInView > 0) return pageLimits.allScript;
      const name = knownPlaces.get(path)?.name;
      const isForm = name === 'whatWillIPay' || (name && rowOf(name).plan);
      return isForm ? pageLimits.firstFormScript : pageLimits.firstScript;
    },
  },
  { head: 'JS, hydrated', bytes: ({ allScript }) => allScript, limit: () => pageLimits.allScript },
  { head: 'first view', bytes: ({ firstView }) => firstView, limit: () => pageLimits.firstView },
];

/** Bytes that the notices on a page may add: text, markup and hours for search engines. */
function noticeBytes(path: string): number {
  const shown = noticesOn(knownPlaces.get(path)?.name, noticesAt(Date.now()));
  const texts = shown.map(({ text }) => text[languageOfPath(path)]);
  return texts.join('').length + texts.length * 400;
}

/** Returns what a page weighs above its limits, as sentences. */
function excessOf(path: string, weight: PageWeight): string[] {
  return columns.flatMap(({ head, bytes, limit }) => {
    const own = limit(path, weight)?.limit ?? Number.POSITIVE_INFINITY;
    const most = head === 'HTML' ? own + noticeBytes(path) : own;
    const over = bytes(weight) - most;
    return over > 0 ? [`${path}: ${head} is ${bytes(weight)} bytes, ${over} above ${most}`] : [];
  });
}

function toTable(): string {
  const rows = paths.flatMap((path) => {
    const weight = weights.get(path);
    if (!weight) return [];
    const { shift, islandsInView } = weight;
    const bytes = columns.map((column) => column.bytes(weight));
    return [[path, ...bytes, shift.toFixed(3), islandsInView]];
  });
  const { homeHtml, html, css, fonts, firstScript, allScript, firstView, shift } = pageLimits;
  const limits = [css, fonts, undefined, firstScript, allScript, firstView].map(
    (limit) => limit?.limit ?? '',
  );
  return toTextTable(
    ['bytes on the wire', ...columns.map(({ head }) => head), 'shift', 'islands'],
    [...rows, ['limit', html.limit, ...limits, shift.limit], ['limit on /', homeHtml.limit]],
  );
}

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  console.log(`What a phone downloads, 390x844, DPR 2, empty cache\n\n${toTable()}\n`);
});

/** Weighs a page, and once more if Chromium has not reported the end of a request after a minute. */
async function weigh(path: string): Promise<PageWeight> {
  const first = await Promise.race([
    weighPage(browser, origin, path),
    sleep(60_000, undefined, { ref: false }),
  ]);
  return first ?? weighPage(browser, origin, path);
}

describe('on a phone', () => {
  it.concurrent.each(paths)('%s is within its limits and has no layout shift', async (path) => {
    const weight = await weigh(path);
    weights.set(path, weight);
    expect(excessOf(path, weight)).toEqual([]);
    // an empty page would pass
    const { html, css, fonts, firstScript } = weight;
    const loaded = isStandalone(knownPlaces.get(path)?.name) ? [html, css] : [html, css, fonts];
    expect(Math.min(...loaded, firstScript)).toBeGreaterThan(0);
    expect(weight.shift).toBeLessThanOrEqual(pageLimits.shift.limit);
  });
});

it('a translated page is at most 8 % heavier than the English one', () => {
  const rows = [...knownPlaces].flatMap(([path, place]) => {
    const [own, english] = [path, placePath({ ...place, language: defaultLanguage })].map(
      (page) => weights.get(page)?.html,
    );
    if (place.language === defaultLanguage || !own || !english) return [];
    return [{ path, english, own, more: (100 * own) / english - 100 }];
  });
  expect(rows.length).toBeGreaterThan(40);
  console.log(
    toTextTable(
      ['HTML bytes of pairs', 'English', 'translated', 'more in %'],
      rows.map(({ path, english, own, more }) => [path, english, own, more.toFixed(1)]),
    ),
  );
  const heavy = rows.filter(({ more }) => more > 8);
  expect(heavy).toEqual([]);
});

it('no limit exceeds its budget, and none is below the value reached', () => {
  const { pageLimits, cardLimit, offlineLimits, pictureLimits, clientScripts, workerScript } =
    limits;
  const all: Readonly<Record<string, Limit>> = {
    ...pageLimits,
    ...offlineLimits,
    ...pictureLimits,
    ...clientScripts,
    workerScript,
    cardLimit,
  };
  for (const [name, { limit, reached, budget }] of Object.entries(all))
    expect([name, reached <= limit && limit <= budget]).toEqual([name, true]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownPlaces } from '../../src/site/known-places.ts';
import { isStandalone, rowOf } from '../../src/site/routes.ts';
import { toTextTable } from '../../tools/measure/text-table.ts';
import { launchChromium } from '../../tools/run/launch-chromium.ts';
import { pageBudgets } from './budgets.ts';
import { htmlBudget } from './html-budget.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

const origin = inject('origin');
const paths = [...knownPlaces.keys(), '/no-such-page'];
const weights = new Map<string, PageWeight>();
let browser: Browser;

/** The columns of the table: what is weighed, and its budget on a page. */
const columns: readonly {
  head: string;
  bytes: (weight: PageWeight) => number;
  budget: (path: string, weight: PageWeight) => number | undefined;
}[] = [
  {
    head: 'HTML',
    bytes: ({ html }) => html,
    budget: htmlBudget,
  },
  { head: 'CSS', bytes: ({ css }) => css, budget: () => pageBudgets.css },
  { head: 'fonts', bytes: ({ fonts }) => fonts, budget: () => pageBudgets.fonts },
  { head: 'pictures', bytes: ({ pictures }) => pictures, budget: () => undefined },
  {
    head: 'JS at first',
    bytes: ({ firstScript }) => firstScript,
    budget: (path, { islandsInView }) => {
      if (islandsInView > 0) return pageBudgets.allScript;
      const name = knownPlaces.get(path)?.name;
      const isForm = name === 'whatWillIPay' || (name && rowOf(name).plan);
      return isForm ? pageBudgets.firstFormScript : pageBudgets.firstScript;
    },
  },
  {
    head: 'JS, hydrated',
    bytes: ({ allScript }) => allScript,
    budget: () => pageBudgets.allScript,
  },
  { head: 'first view', bytes: ({ firstView }) => firstView, budget: () => pageBudgets.firstView },
];

/** Returns what a page weighs above its budgets, as sentences. */
function excessOf(path: string, weight: PageWeight): string[] {
  return columns.flatMap(({ head, bytes, budget }) => {
    const most = budget(path, weight) ?? Number.POSITIVE_INFINITY;
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
  const { homeHtml, html, css, fonts, firstScript, allScript, firstView, shift } = pageBudgets;
  const others = [css, fonts, '', firstScript, allScript, firstView];
  return toTextTable(
    ['bytes on the wire', ...columns.map(({ head }) => head), 'shift', 'islands'],
    [...rows, ['budget', html, ...others, shift], ['budget on /', homeHtml]],
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
  it.concurrent.each(paths)('%s is within its budgets and has no layout shift', async (path) => {
    const weight = await weigh(path);
    weights.set(path, weight);
    expect(excessOf(path, weight)).toEqual([]);
    // an empty page would pass
    const { html, css, fonts, firstScript } = weight;
    const loaded = isStandalone(knownPlaces.get(path)?.name) ? [html, css] : [html, css, fonts];
    expect(Math.min(...loaded, firstScript)).toBeGreaterThan(0);
    expect(weight.shift).toBeLessThanOrEqual(pageBudgets.shift);
  });
});

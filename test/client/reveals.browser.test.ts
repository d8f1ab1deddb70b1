import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pageLimits } from '../budgets/limits.ts';
import { eventually } from '../support/browser/eventually.ts';
import { awaitFrames, scrollThrough } from '../support/browser/frames.ts';
import { desktop, openPage, phone, screens } from '../support/browser/open-page.ts';

/** The sections, or items of them, that are not fully shown. */
function faintOnes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section, main li, main details')].flatMap((element) =>
      getComputedStyle(element).opacity === '1' ? [] : [element.id || element.tagName],
    ),
  );
}

/** How many elements carry a style of their own; Chromium may leave an empty attribute behind. */
function styled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main [style]')].filter(
        ({ style }) => style.length > 0,
      ).length,
  );
}

describe.each(screens)('with motion welcome, on $screen', ({ options }) => {
  it('sections below the fold arrive when scrolled to, and stay as they were written', async () => {
    const { page, problems } = await openPage('/', options);
    expect(await styled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await eventually(() => faintOnes(page)).toContain('contact');
    expect((await faintOnes(page)).filter((name) => name === 'DETAILS')).toHaveLength(10);
    await scrollThrough(page);
    await eventually(() => faintOnes(page)).toEqual([]);
    await eventually(() => styled(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  it('nothing that is on the screen when the visitor begins to scroll is ever hidden', async () => {
    const { page } = await openPage('/', options);
    await page.evaluate(() => {
      const seen = [...document.querySelectorAll('main section')].filter(
        (section) => section.getBoundingClientRect().top < innerHeight,
      );
      const look = () => {
        const hidden = seen.filter((section) => getComputedStyle(section).opacity !== '1');
        Reflect.set(window, 'hidden', (Reflect.get(window, 'hidden') ?? 0) + hidden.length);
        requestAnimationFrame(look);
      };
      look();
    });
    await scrollThrough(page);
    expect(await page.evaluate(() => Reflect.get(window, 'hidden'))).toBe(0);
  });

  it('nothing on the home page moves its neighbours while it is scrolled through', async () => {
    const { page } = await openPage('/', {
      ...options,
      prepare: (context) =>
        context.addInitScript(() => {
          Reflect.set(window, 'shifted', []);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: { node: Node | null }[];
            })[]) {
              const names = entry.sources.map(({ node }) => node?.nodeName ?? '');
              Reflect.get(window, 'shifted').push([entry.value, names.join(', ')]);
            }
          }).observe({ type: 'layout-shift', buffered: true });
        }),
    });
    await scrollThrough(page);
    await eventually(() => faintOnes(page)).toEqual([]);
    await awaitFrames(page);
    const shifted: [value: number, nodes: string][] = await page.evaluate(() =>
      Reflect.get(window, 'shifted'),
    );
    expect(shifted.filter(([value]) => value > pageLimits.shift.limit)).toEqual([]);
  });
});

it('a page that is printed before it was scrolled through is printed whole', async () => {
  const { page } = await openPage('/', desktop);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await eventually(() => faintOnes(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await faintOnes(page)).toEqual([]);
});

it('a visitor who asked for less motion never downloads the code for it', async () => {
  const { page, requested } = await openPage('/', { ...phone, reducedMotion: 'reduce' });
  await scrollThrough(page);
  await awaitFrames(page);
  expect(requested.filter((address) => address.includes('reveals'))).toEqual([]);
  expect(await faintOnes(page)).toEqual([]);
  expect(await styled(page)).toBe(0);
});

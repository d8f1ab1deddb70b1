import { expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { openPage, origin, phone } from '../support/browser/open-page.ts';
import { href } from '../support/href.ts';

it.each(['emergency', 'pediatrics'] as const)(
  'each link of %s to a fold opens it at every tap',
  async (name) => {
    const { page } = await openPage(href(name), phone);
    const faults = await page.evaluate(() => {
      const closed: string[] = [];
      let links = 0;
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
        const fold = document.getElementById(link.hash.slice(1))?.closest('details');
        if (!fold) continue;
        links += 1;
        for (const tap of ['first', 'second']) {
          fold.open = false;
          link.click();
          if (!fold.open) closed.push(`${link.hash} ${tap}`);
        }
      }
      return { closed, links };
    });
    expect(faults.links).toBeGreaterThan(0);
    expect(faults.closed).toEqual([]);
  },
);

it.each([true, false])(
  'links to two folds scroll to what is in them, script: %s',
  async (script) => {
    const { page } = await openPage(href('emergency'), { ...phone, javaScriptEnabled: script });
    for (const id of ['heavy-bleeding', 'birth-bleeding']) {
      const fold = page.locator('details', { has: page.locator(`[id="${id}"]`) });
      const firstStep = fold.locator('li').first();
      expect([id, await firstStep.isVisible()]).toEqual([id, false]);
      await page.goto(`${origin}${href('emergency')}#${id}`);
      await eventually(async () => (await firstStep.boundingBox())?.y).toBeLessThan(400);
      await page.goto('about:blank');
      await page.goto(`${origin}${href('emergency')}#${id}`);
      await eventually(async () => (await firstStep.boundingBox())?.y).toBeLessThan(400);
    }
  },
);

it('printing leaves the folds as they were, also where the script must open them', async () => {
  const { page } = await openPage(href('emergency'), {
    ...phone,
    // as a browser without ::details-content
    prepare: (context) => context.addInitScript(() => Reflect.set(CSS, 'supports', () => false)),
  });
  const count = () => page.locator('details[open]').count();
  const before = await count();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await eventually(count).toBeGreaterThan(before + 5);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await count()).toBe(before);
});

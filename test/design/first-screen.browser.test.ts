import { expect, it } from 'vitest';
import { site } from '../../src/facts/hospital/site.ts';
import { home } from '../../src/words/en/pages/home.ts';
import { openPage, phone } from '../support/browser/open-page.ts';
import { href } from '../support/href.ts';

it.each(['light', 'dark'] as const)(
  'home shows the headline, the emergency number and three tasks on the first phone screen (%s)',
  async (colorScheme) => {
    const { page } = await openPage(href('home'), { ...phone, colorScheme });
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    const end = (await chat.boundingBox())?.y ?? phone.viewport.height;
    const headline = page.getByRole('heading', { level: 1, name: home.hero.headline });
    const tasks = page.getByRole('navigation', { name: home.tasks.label }).getByRole('link');
    const emergency = page
      .getByRole('region', { name: home.hero.headline })
      .getByRole('link', { name: site.phone });
    expect(await tasks.count()).toBe(3);
    const boxes = await Promise.all(
      [headline, emergency, ...(await tasks.all())].map((part) => part.boundingBox()),
    );
    for (const box of boxes) {
      // above the chat button, which lies over the last lines
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const [, line, ...row] = boxes;
    expect(line?.height).toBeGreaterThanOrEqual(56);
    expect(new Set(row.map((box) => box?.y)).size).toBe(1);
  },
);

import { expect, it } from 'vitest';
import { home } from '../../src/words/en/home.ts';
import { href } from '../href.ts';
import { openPage, phone } from './open-page.ts';

it.each(['light', 'dark'] as const)(
  'the four needs of who comes home stand on the first screen of a phone (%s)',
  async (colorScheme) => {
    const { page } = await openPage(href('home'), { ...phone, colorScheme });
    const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
    const end = (await chat.boundingBox())?.y ?? phone.viewport.height;
    const needs = page.getByRole('navigation', { name: home.needs.label }).getByRole('link');
    expect(await needs.count()).toBe(home.needs.links.length);
    for (const need of await needs.all()) {
      const box = await need.boundingBox();
      // above the chat button, which lies over the last lines
      expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  },
);

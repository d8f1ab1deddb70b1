import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chatLink } from '../../src/forms/chat-link.ts';
import { standInForNewTabs } from './chat-stand-in.ts';
import { openPage, phone } from './open-page.ts';

// that it stands clear of all words on wide screens is held for every page in every-size.test.ts
const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Chat' }).getByRole('link');

describe('the floating chat button', () => {
  it('is a strip under what is read on a phone, with its words; all of it answers', async () => {
    const { page, context } = await openPage('/appointments', {
      ...phone,
      prepare: standInForNewTabs,
    });
    const box = await page.getByRole('complementary', { name: 'Chat' }).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(await chatOf(page).getByText('Chat with us on WhatsApp').isVisible()).toBe(true);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.touchscreen.tap(30, (box?.y ?? 0) + 20),
    ]);
    expect(tab.url()).toBe(chatLink());
  });

  it('gives way while a field is filled in, and comes back', async () => {
    const { page } = await openPage('/appointments', phone);
    const inView = async () => ((await chatOf(page).boundingBox())?.y ?? 0) < 844;
    expect(await inView()).toBe(true);
    await page.getByLabel('Phone').focus();
    expect(await inView()).toBe(false);
    await page.getByLabel('Phone').blur();
    expect(await inView()).toBe(true);
  });

  it('hides no control that the keyboard reaches', async () => {
    const { page } = await openPage('/services/inpatient', { ...phone, reducedMotion: 'reduce' });
    const hidden: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const under = await page.evaluate(() => {
        const focused = document.activeElement;
        const chat = document.querySelector('aside[aria-label=Chat]');
        if (!focused || !chat || chat.contains(focused)) return '';
        const { top } = focused.getBoundingClientRect();
        return top >= chat.getBoundingClientRect().top ? (focused.textContent ?? '') : '';
      });
      if (under) hidden.push(under);
    }
    expect(hidden).toEqual([]);
  });
});

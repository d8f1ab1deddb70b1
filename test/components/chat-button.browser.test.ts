import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phoneHref } from '../../src/facts/hospital/site.ts';
import { chatLink } from '../../src/messages/chat-link.ts';
import { wordsIn } from '../../src/words/words-by-locale.ts';
import { standInForNewTabs } from '../support/browser/chat-stand-in.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

// test/design/every-size.browser.test.ts checks that it covers no words on wide screens
const strip = (page: Page) => page.locator('.chat-float');
const chatOf = (page: Page) => strip(page).getByRole('link', { name: /WhatsApp/ });

describe('the floating chat button', () => {
  it('is half of a bar at the end of a phone screen, and opens the chat in a new tab', async () => {
    const { page, context } = await openPage('/appointments', {
      ...phone,
      prepare: standInForNewTabs,
    });
    const box = await strip(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.viewport.height);
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(await chatOf(page).getByText('WhatsApp').isVisible()).toBe(true);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.touchscreen.tap(300, (box?.y ?? 0) + 20),
    ]);
    expect(tab.url()).toBe(chatLink());
  });

  it.each(['en', 'sw'] as const)(
    'has the call in the other half on a phone, in %s',
    async (language) => {
      const path = language === 'en' ? '/services/emergency' : '/sw/services/emergency';
      const { page } = await openPage(path, phone);
      const links = strip(page).getByRole('link');
      const [call, chat] = [links.first(), links.last()];
      expect(await call.getAttribute('href')).toBe(phoneHref);
      expect(await call.innerText()).toContain(wordsIn(language, 'frame').frame.call);
      expect(await chat.getAttribute('href')).toBe(chatLink());
      const [callBox, chatBox] = [await call.boundingBox(), await chat.boundingBox()];
      expect(Math.abs((callBox?.width ?? 0) - (chatBox?.width ?? 0))).toBeLessThanOrEqual(1);
      expect((callBox?.x ?? 0) + (callBox?.width ?? 0)).toBeLessThanOrEqual(chatBox?.x ?? 0);
      expect(callBox?.height).toBeGreaterThanOrEqual(44);
    },
  );

  it('is hidden while a field has the focus', async () => {
    const { page } = await openPage('/appointments', phone);
    const inView = async () => ((await chatOf(page).boundingBox())?.y ?? 0) < 844;
    expect(await inView()).toBe(true);
    await page.getByLabel('Phone').focus();
    expect(await inView()).toBe(false);
    await page.getByLabel('Phone').blur();
    expect(await inView()).toBe(true);
  });

  it('covers no control that has the keyboard focus', async () => {
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

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { knownPlaces } from '../../src/routes.ts';
import { openPage, phone } from './open-page.ts';

const chatOf = (page: Page) => page.getByRole('complementary', { name: 'Chat' }).getByRole('link');

/** Where words end on the right in the window as it stands, and where the chat button begins. */
function textAndChat(page: Page): Promise<{ textEnds: number; chatBegins: number }> {
  return page.evaluate(() => {
    const chat = document.querySelector('aside[aria-label=Chat] a');
    const range = document.createRange();
    let textEnds = 0;
    for (const element of document.querySelectorAll('main *, body > footer *')) {
      if (!element.checkVisibility() || element.closest('[data-carousel]')) continue;
      if (element.matches('a, button, input, select, textarea'))
        textEnds = Math.max(textEnds, element.getBoundingClientRect().right);
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.textContent?.trim()) continue;
        range.selectNodeContents(text);
        textEnds = Math.max(textEnds, range.getBoundingClientRect().right);
      }
    }
    return { textEnds, chatBegins: chat?.getBoundingClientRect().left ?? 0 };
  });
}

describe('the floating chat button', () => {
  it.each([...knownPlaces.keys()])(
    '%s: stands beside what is read on wide screens',
    async (path) => {
      const { page } = await openPage(path, { viewport: { width: 1024, height: 768 } });
      for (const width of [1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 768 });
        const { textEnds, chatBegins } = await textAndChat(page);
        expect(textEnds, `${width} px`).toBeLessThanOrEqual(chatBegins);
        expect(await chatOf(page).isVisible()).toBe(true);
      }
    },
  );

  it('is a strip under what is read on a phone, with its words, as wide as the screen', async () => {
    const { page } = await openPage('/appointments', phone);
    const box = await chatOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    expect(box?.height).toBeLessThanOrEqual(60);
    expect(await chatOf(page).getByText('Chat with us on WhatsApp').isVisible()).toBe(true);
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
    const { page } = await openPage('/services/inpatient', phone);
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

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, phone } from '../support/browser/open-page.ts';

// test/design/every-size.browser.test.ts checks that it covers no words on wide screens
const strip = (page: Page) => page.locator('.chat-float');
const chatOf = (page: Page) => strip(page).getByRole('link', { name: /WhatsApp/ });

it('the chat button is hidden while a field has the focus', async () => {
  const { page } = await openPage('/appointments', phone);
  const inView = async () => ((await chatOf(page).boundingBox())?.y ?? 0) < 844;
  expect(await inView()).toBe(true);
  await page.getByLabel('Phone').focus();
  expect(await inView()).toBe(false);
  await page.getByLabel('Phone').blur();
  expect(await inView()).toBe(true);
});

it('the chat button covers no control that has the keyboard focus', async () => {
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

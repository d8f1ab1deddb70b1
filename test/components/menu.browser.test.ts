import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { labels } from '../../src/words/en/frame/labels.ts';
import { eventually } from '../support/browser/eventually.ts';
import { focusedName } from '../support/browser/focused-name.ts';
import { awaitFrames } from '../support/browser/layout/frames.ts';
import { openPage, phone } from '../support/browser/open-page.ts';

const path = '/services/laboratory';

async function openMenu() {
  const { page } = await openPage(path, phone);
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  expect(await menu.isVisible()).toBe(false);
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.tap();
  await menu.waitFor();
  return { page, toggle, menu };
}

it('the menu opens by keyboard, and Escape closes it and returns the focus to the toggle', async () => {
  const { page } = await openPage(path, phone);
  const toggle = page.getByRole('button', { name: 'Toggle menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await eventually(() => focusedName(page)).toBe('Emergency');
  await page.keyboard.press('Tab');
  const box = page.getByRole('searchbox', { name: 'Search the whole site' });
  await eventually(() => box.evaluate((field) => field.matches(':focus'))).toBe(true);
  for (const name of ['Search', labels.emergencyCard]) {
    await page.keyboard.press('Tab');
    await eventually(() => focusedName(page)).toBe(name);
  }
  await page.keyboard.press('Escape');
  await eventually(() => focusedName(page)).toBe('Toggle menu');
  await eventually(() => toggle.getAttribute('aria-expanded')).toBe('false');
});

it('the menu closes when the focus would go on behind it, and returns to its toggle', async () => {
  const { page, toggle, menu } = await openMenu();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await menu.waitFor({ state: 'hidden' });
  await eventually(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await eventually(() => focusedName(page)).toBe('Toggle menu');
});

it('the menu does not let the page behind it scroll', async () => {
  const { page, toggle } = await openMenu();
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  await awaitFrames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await toggle.tap();
  await page.mouse.wheel(0, 600);
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

/** Makes a browser one without popovers, such as Chrome 109 on Android 6. */
async function forgetPopovers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));
  await context.route(/\/services\/laboratory$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/:popover-open| popover(?==)/g, '$&-not');
    await route.fulfill({ response, body });
  });
}

it('the menu covers nothing in an old browser before its button is pressed, or again', async () => {
  const { page } = await openPage(path, { ...phone, prepare: forgetPopovers });
  for (const isOpen of [false, true, false]) {
    await eventually(() => page.locator('#menu').isVisible()).toBe(isOpen);
    await page.getByRole('button', { name: 'Toggle menu' }).tap();
  }
});

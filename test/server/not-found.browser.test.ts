import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { openPage, origin, phone, screens } from '../support/browser/open-page.ts';

function goBack(page: Page) {
  return page.getByRole('button', { name: 'Go Back' });
}

it('an unknown page logs its path as an error in the console', async () => {
  const path = '/medical-blog/no-such-guide';
  const { problems } = await openPage(path);
  const ours = () => problems.filter((problem) => !problem.includes('Failed to load resource'));
  await eventually(() => ours().length).toBe(1);
  expect(ours()[0]).toMatch(new RegExp(`^error: .*${path}\\b`));
});

it.each(screens)('Go Back returns to the previous page on $screen', async ({ options }) => {
  const { page } = await openPage('/services', options);
  await page.goto(`${origin}/no-such-page`);
  await goBack(page).click();
  await page.waitForURL(`${origin}/services`);
});

it("Go Back opens the language's home page in a tab without history", async () => {
  const { page, context } = await openPage('/sw', phone);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/sw/no-such-page', '_blank', 'noopener'));
  const tab = await opened;
  await tab.locator('[data-go-back]').tap();
  await tab.waitForURL(`${origin}/sw`);
});

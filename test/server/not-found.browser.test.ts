import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/browser/eventually.ts';
import { openPage, origin, phone, screens } from '../support/browser/open-page.ts';

function goBack(page: Page) {
  return page.getByRole('button', { name: 'Go Back' });
}

const unknown = ['/no-such-page', '/medical-blog/no-such-guide', '/no/such/page'] as const;

it.each(unknown)('%s leaves its path as an error in the console', async (path) => {
  const { problems } = await openPage(path);
  const ours = () => problems.filter((problem) => !problem.includes('Failed to load resource'));
  await eventually(() => ours().length).toBe(1);
  expect(ours()[0]).toMatch(new RegExp(`^error: .*${path}\\b`));
});

it.each(screens)('Go Back leads to where the visitor was, on $screen', async ({ options }) => {
  const { page } = await openPage('/services', options);
  await page.goto(`${origin}/no-such-page`);
  await goBack(page).click();
  await page.waitForURL(`${origin}/services`);
});

it('Go Back leads home from a tab that has nothing behind it', async () => {
  const { page, context } = await openPage('/', phone);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => window.open('/no-such-page', '_blank', 'noopener'));
  const tab = await opened;
  await goBack(tab).tap();
  await tab.waitForURL(`${origin}/`);
});

it('an unknown blog article offers its own way back and no Go Back', async () => {
  const { page } = await openPage('/blog/99');
  await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
  expect(await goBack(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.waitForURL(`${origin}/blog`);
});

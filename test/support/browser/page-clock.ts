import type { BrowserContext, Page } from 'playwright-core';

/** Gives the page a clock that tests can stop. */
export function installClock(context: BrowserContext): Promise<void> {
  return context.clock.install({ time: new Date('2027-03-01T08:00:00Z') });
}

/** Stops the page's clock; only `page.clock.runFor` moves it afterwards. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

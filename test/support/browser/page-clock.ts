import type { BrowserContext, Page } from 'playwright-core';

/** Gives the page a clock that tests can stop; until then it runs as any other. */
export function installClock(context: BrowserContext): Promise<void> {
  return context.clock.install({ time: new Date('2027-03-01T08:00:00Z') });
}

/** Stops the page's clock; from now on only `page.clock.runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

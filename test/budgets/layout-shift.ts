import type { Page } from 'playwright-core';
import { awaitFrames } from '../support/browser/frames.ts';

/**
 * How far things have moved on a page since it began to load, as the web's own measure sums it up
 * (cumulative layout shift, but over the whole visit): 0 when nothing did.
 */
export async function layoutShiftOn(page: Page): Promise<number> {
  // what has moved is told once the frame after is drawn
  await awaitFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

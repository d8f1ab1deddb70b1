import type { Page } from 'playwright-core';
import { awaitFrames } from '../support/browser/frames.ts';

/** Returns the layout shift of a page since it began to load, summed over the whole visit. */
export async function layoutShiftOn(page: Page): Promise<number> {
  // the browser reports a shift after the next frame
  await awaitFrames(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

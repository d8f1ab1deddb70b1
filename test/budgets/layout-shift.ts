import type { Page } from 'playwright-core';

/**
 * How far things have moved on a page since it began to load, as the web's own measure sums it up
 * (cumulative layout shift, but over the whole visit): 0 when nothing did.
 */
export function layoutShiftOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // a page on which nothing moves has no entry to report
        setTimeout(resolve, 200, 0);
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
}
